// The searches compiled for each policy, a file for a group of them.
#pragma once

#include "thousand/driver.hpp"

namespace thousand {

extern const Searches kTwoSeats;
extern const Searches kThreeSeats[2];  // [single_max]
extern const Searches kUsual[2][3];    // [single_max][automatic, by choice, trump named]

}  // namespace thousand
