import { TopUpScreen } from '@may/screens/top-up/TopUp/TopUpScreen.tsx';
import { TopUpSkeleton } from '@may/screens/top-up/TopUp/TopUpSkeleton.tsx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { safeReturnTo } from '../../router/returnTo.ts';
import { wayBack } from '../../router/wayBack.ts';
import type { TopUpAddress } from './topUpDraft.ts';
import { useTopUp } from './useTopUp.tsx';

const TopUp = (address: TopUpAddress) => <TopUpScreen {...useTopUp(address)} />;

/** /payment: a new top-up for each attempt or amount in the address, which then loses `amount` and `returnTo`. */
const TopUpRoute = () => {
  const [search, setSearch] = useSearchParams();
  const attemptKey = search.get('attempt');
  const amount = search.get('amount');
  const currency = search.get('currency');
  const returnTo = search.get('returnTo');
  useEffect(() => {
    if (returnTo !== null) wayBack.write(safeReturnTo(returnTo));
    if (amount === null && returnTo === null) return;
    setSearch(
      (current) => {
        current.delete('amount');
        current.delete('currency');
        current.delete('returnTo');
        return current;
      },
      { replace: true },
    );
  }, [amount, returnTo, setSearch]);
  return <TopUp key={`${attemptKey} ${amount} ${currency}`} {...{ attemptKey, amount, currency }} />;
};

// The build knows neither the region nor the address nor the draft.
const TopUpPicture = () => <TopUpSkeleton homeHref={href('dashboard')} />;

export default import.meta.env.SSR ? TopUpPicture : TopUpRoute;
