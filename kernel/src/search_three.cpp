#include "searches.hpp"

namespace thousand {

const Searches kThreeSeats[2] = {Driver<AnyRules<3, false>>::searches(), Driver<AnyRules<3, true>>::searches()};

}  // namespace thousand
