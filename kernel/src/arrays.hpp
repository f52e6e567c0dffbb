// Arrays at the door: what comes in is read in place, what goes out owns its memory.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "thousand/position.hpp"

namespace thousand {

template <class Element, std::size_t Dimensions>
using Given = nanobind::ndarray<const Element, nanobind::ndim<Dimensions>, nanobind::c_contig, nanobind::device::cpu>;

using Hands = Given<std::uint32_t, 2>;
using Points = Given<std::int32_t, 1>;
using Integers = nanobind::ndarray<nanobind::numpy, std::int32_t>;
using Masks = nanobind::ndarray<nanobind::numpy, std::uint32_t>;
using Flags = nanobind::ndarray<nanobind::numpy, bool>;

// An array that owns its memory, filled with one value.
template <class Element, class Made>
Made filled(std::vector<std::size_t> shape, Element with, Element*& data) {
  std::size_t size = 1;
  for (std::size_t side : shape) size *= side;
  data = new Element[std::max<std::size_t>(size, 1)];
  std::fill(data, data + size, with);
  nanobind::capsule owner(data, [](void* memory) noexcept { delete[] static_cast<Element*>(memory); });
  return Made(data, shape.size(), shape.data(), owner);
}

// A mask of the project as one of the kernel; all bits, which fit nowhere, if it holds what is no card.
inline Cards checked(std::uint32_t mask) { return mask & ~kDeck ? ~Cards{0} : flip(mask); }

[[noreturn]] inline void refuse_row(std::size_t row, const char* fault) {
  throw nanobind::value_error(("row " + std::to_string(row) + ": " + fault).c_str());
}

// The position once for each row of hands.
inline std::vector<Position> positions_of(const Position& position, const Hands& hands,
                                          const std::optional<Points>& last) {
  if (static_cast<int>(hands.shape(1)) != position.seats)
    throw nanobind::value_error("a row needs a hand for each seat");
  if (last && last->shape(0) != hands.shape(0)) throw nanobind::value_error("last_points needs a number for each row");
  std::vector<Position> positions(hands.shape(0), position);
  for (std::size_t row = 0; row < positions.size(); ++row) {
    for (int seat = 0; seat < position.seats; ++seat)
      positions[row].hands[seat] = checked(hands(row, static_cast<std::size_t>(seat)));
    if (last) positions[row].last_points = (*last)(row);
    if (const char* fault = positions[row].fault()) refuse_row(row, fault);
  }
  return positions;
}

}  // namespace thousand
