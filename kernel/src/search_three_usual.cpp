#include "searches.hpp"

namespace thousand {

const Searches kUsual[2][3] = {
    {Driver<UsualRules<false, true, true>>::searches(), Driver<UsualRules<false, false, true>>::searches(),
     Driver<UsualRules<false, true, false>>::searches()},
    {Driver<UsualRules<true, true, true>>::searches(), Driver<UsualRules<true, false, true>>::searches(),
     Driver<UsualRules<true, true, false>>::searches()},
};

}  // namespace thousand
