import { type NoticeFilter, NotificationsScreen, noticeFilters } from '@may/ui';
import { useSearchParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { historyLimits } from '../../notices/createHistory.ts';
import { useNoticeHistory } from '../../notices/useNoticeHistory.ts';
import { useCheckEvery } from '../../realtime/checking.ts';
import { href } from '../../router/href.ts';

const { wordpress, dns } = config.flags;
const filters = noticeFilters.filter((name) => (name !== 'servers' || wordpress) && (name !== 'dns' || dns));

const filterHref = (filter: NoticeFilter) => href('notifications', filter === 'all' ? undefined : { show: filter });

/** /notifications: the history of notices, with a filter (`?show=`). A service that is switched off has none. */
const NotificationsRoute = () => {
  const [search] = useSearchParams();
  const { notifications, isForgetful, setSeen } = useNoticeHistory();
  return (
    <NotificationsScreen
      notifications={import.meta.env.SSR ? null : notifications}
      filter={filters.find((name) => name === search.get('show')) ?? 'all'}
      kept={historyLimits.notices}
      forgetful={isForgetful}
      checkEvery={useCheckEvery()}
      onSeenChange={setSeen}
      hrefs={{
        home: href('dashboard'),
        filters: filters.map((name) => [name, filterHref(name)]),
      }}
    />
  );
};

export default NotificationsRoute;
