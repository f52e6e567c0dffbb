// Rows shared out among threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace thousand {

// Calls work(context, row) for every row; each thread makes a context of its own and takes a few rows at a time, so
// that none waits for a slow neighbour.
template <class Make, class Work>
void share_rows(std::size_t rows, int threads, Make make, Work work) {
  constexpr std::size_t kGrain = 4;
  std::atomic<std::size_t> taken{0};
  const auto run = [&] {
    auto context = make();
    for (std::size_t first = taken.fetch_add(kGrain); first < rows; first = taken.fetch_add(kGrain))
      for (std::size_t row = first; row < std::min(rows, first + kGrain); ++row) work(context, row);
  };
  const std::size_t most = std::max<std::size_t>((rows + kGrain - 1) / kGrain, 1);
  std::vector<std::thread> others;
  for (std::size_t k = 1; k < std::min(static_cast<std::size_t>(std::max(threads, 1)), most); ++k)
    others.emplace_back(run);
  run();
  for (std::thread& other : others) other.join();
}

}  // namespace thousand
