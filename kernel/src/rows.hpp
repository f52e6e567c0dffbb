// Rows shared out among threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace thousand {

// Calls work(context, row) for every row; each thread makes a context of its own and takes a few rows at a time, so few
// that all end at about the same time.
template <class Make, class Work>
void share_rows(std::size_t rows, int threads, Make make, Work work) {
  const std::size_t workers = std::min(static_cast<std::size_t>(std::max(threads, 1)), std::max<std::size_t>(rows, 1));
  const std::size_t grain = std::min<std::size_t>(std::max<std::size_t>(rows / (workers * 64), 1), 64);
  std::atomic<std::size_t> taken{0};
  const auto run = [&] {
    auto context = make();
    for (std::size_t first = taken.fetch_add(grain); first < rows; first = taken.fetch_add(grain))
      for (std::size_t row = first; row < std::min(rows, first + grain); ++row) work(context, row);
  };
  std::vector<std::thread> others;
  for (std::size_t k = 1; k < workers; ++k) others.emplace_back(run);
  run();
  for (std::thread& other : others) other.join();
}

}  // namespace thousand
