// Calls for many deals at once, on arrays.
#pragma once

#include <nanobind/nanobind.h>

namespace thousand {

inline int checked_kilobytes(int kilobytes) {
  if (kilobytes < 1 || kilobytes > 1 << 20) throw nanobind::value_error("the size of the table is out of range");
  return kilobytes;
}

void bind_batches(nanobind::module_& module);

}  // namespace thousand
