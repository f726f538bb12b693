import { LeaveStaged } from '@may/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notices } from '../notices/notices.ts';
import { href } from '../router/href.ts';
import { guardLeaving } from '../router/leaveGuard.ts';

/**
 * Asks before a link leads away from a domain of which `count` changes are staged; the pages of the domain itself are free to go to. The
 * browser's Back cannot be asked: after it a notice says that the changes are kept, and leads to them.
 */
export const StagedGuard = ({ domainId, count }: { domainId: string; count: number }) => {
  const navigate = useNavigate();
  const [goal, setGoal] = useState<string | null>(null);
  const { t } = useTranslation('zone');
  const isStaged = count > 0;
  const reviewHref = href('zoneChanges', { id: domainId });
  const tellKept = useEffectEvent(() =>
    notices.notify({
      title: t('leave.title', { count }),
      text: t('leave.text'),
      tone: 'caution',
      action: { label: t('leave.review'), onAct: () => void navigate(reviewHref) },
    }),
  );
  useEffect(() => {
    if (!isStaged) return;
    const inside = href('records', { id: domainId });
    const isInside = (pathname: string) => pathname === inside || pathname.startsWith(`${inside}/`);
    const noticeBack = () => {
      if (!isInside(window.location.pathname)) tellKept();
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    // Before the router's own listener, which takes this page away.
    window.addEventListener('popstate', noticeBack, { capture: true });
    const end = guardLeaving(({ pathname, address }) => {
      if (isInside(pathname)) {
        setGoal(null);
        return true;
      }
      setGoal(address);
      return false;
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('popstate', noticeBack, { capture: true });
      end();
    };
  }, [isStaged, domainId]);
  return (
    <LeaveStaged
      count={count}
      open={goal !== null}
      reviewHref={reviewHref}
      onStay={() => setGoal(null)}
      onLeave={() => {
        if (goal !== null) void navigate(goal);
      }}
    />
  );
};
