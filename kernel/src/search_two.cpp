#include "searches.hpp"

namespace thousand {

const Searches kTwoSeats = Driver<AnyRules<2, true>>::searches();

}  // namespace thousand
