import { TopUpScreen } from '@may/ui';
import { useSearchParams } from 'react-router-dom';
import { useTopUp } from './useTopUp.tsx';

const TopUp = ({ attemptKey }: { attemptKey: string | null }) => <TopUpScreen {...useTopUp(attemptKey)} />;

/** /payment: the top-up machine and its screen, anew for each attempt the address names. */
const TopUpRoute = () => {
  const [search] = useSearchParams();
  const attemptKey = search.get('attempt');
  return <TopUp key={attemptKey ?? ''} attemptKey={attemptKey} />;
};

export default TopUpRoute;
