import { LeaveStaged, type LeaveStagedProps } from '@may/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../router/href.ts';
import { guardLeaving } from '../router/leaveGuard.ts';

type StagedGuardProps = Pick<LeaveStagedProps, 'count' | 'isInRun'> & { domainId: string };

/** Asks before a link leads away from a domain with `count` staged changes. Links to the pages of the same domain are free. */
export const StagedGuard = ({ domainId, count, isInRun = false }: StagedGuardProps) => {
  const navigate = useNavigate();
  const [goal, setGoal] = useState<string | null>(null);
  const isStaged = count > 0;
  useEffect(() => {
    if (!isStaged) return;
    const inside = href('records', { id: domainId });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const end = guardLeaving(({ pathname, address }) => {
      if (pathname === inside || pathname.startsWith(`${inside}/`)) {
        setGoal(null);
        return true;
      }
      setGoal(address);
      return false;
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      end();
    };
  }, [isStaged, domainId]);
  return (
    <LeaveStaged
      count={count}
      isInRun={isInRun}
      open={goal !== null}
      reviewHref={href('zoneChanges', { id: domainId })}
      onStay={() => setGoal(null)}
      onLeave={() => {
        if (goal !== null) void navigate(goal);
      }}
    />
  );
};
