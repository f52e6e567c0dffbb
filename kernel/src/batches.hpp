// Calls for many deals at once, on arrays.
#pragma once

#include <nanobind/nanobind.h>

namespace thousand {

void bind_batches(nanobind::module_& module);

}  // namespace thousand
