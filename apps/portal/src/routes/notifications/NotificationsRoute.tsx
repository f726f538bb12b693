import { type NoticeFilter, NotificationsScreen, noticeFilters } from '@may/ui';
import { useSearchParams } from 'react-router-dom';
import { historyLimits } from '../../notices/createHistory.ts';
import { useNoticeHistory } from '../../notices/useNoticeHistory.ts';
import { useCheckEvery } from '../../realtime/checking.ts';
import { href } from '../../router/href.ts';

const filterHref = (filter: NoticeFilter) => href('notifications', filter === 'all' ? undefined : { show: filter });

/** /notifications: the history of notices, with a filter (`?show=`). */
const NotificationsRoute = () => {
  const [search] = useSearchParams();
  const { notifications, setSeen } = useNoticeHistory();
  return (
    <NotificationsScreen
      notifications={notifications}
      filter={noticeFilters.find((name) => name === search.get('show')) ?? 'all'}
      kept={historyLimits.notices}
      checkEvery={useCheckEvery()}
      onSeenChange={setSeen}
      hrefs={{
        home: href('dashboard'),
        filters: Object.fromEntries(noticeFilters.map((name) => [name, filterHref(name)])) as Record<
          NoticeFilter,
          string
        >,
      }}
    />
  );
};

export default NotificationsRoute;
