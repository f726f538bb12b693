import { Toast } from '@base-ui/react/toast';
import type { Notice } from '@may/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quietButton } from '../../private/quietButton.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Notices.css.ts';
import type { NoticesProps } from './Notices.tsx';
import { NoticeToast } from './NoticeToast.tsx';
import { besideStyle, regionStyle } from './noticeStyles.ts';
import { useNoticeWords } from './noticeWords.ts';
import { presslessFor, useNoticePlace } from './useNoticePlace.ts';

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1;

type ShownNoticesProps = Pick<NoticesProps, 'onFollow'> & {
  isUnfolded: boolean;
  onUnfoldedChange: (isUnfolded: boolean) => void;
};

/** The newest notice, and the others behind it: a press unfolds the list and shows long texts in full. */
export const ShownNotices = ({ onFollow, isUnfolded, onUnfoldedChange }: ShownNoticesProps) => {
  const { t } = useTranslation(['common', 'noticeStrip']);
  const { toasts } = Toast.useToastManager<Notice>();
  const shown = toasts.flatMap((toast) => (toast.data ? [{ toast, notice: toast.data }] : []));
  const tell = useNoticeWords(shown.map(({ notice }) => notice));
  const region = useRef<HTMLDivElement>(null);
  const staying = shown.filter(({ toast }) => toast.transitionStatus !== 'ending');
  const front = staying[0]?.toast.id;
  const place = useNoticePlace(region, front, isUnfolded);
  const [hasMore, setHasMore] = useState(false);
  const [settled, setSettled] = useState<string>();
  const frame = {
    place: shown.length > 0 ? place : null,
    isUnfolded,
    isPressable: place?.kind === 'bar' || settled === front,
  };
  const others = Math.max(0, staying.length - 1);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(front), presslessFor);
    return () => clearTimeout(timer);
  }, [front]);
  // Judged while folded, in each place and language: only then texts are cut.
  useLayoutEffect(() => {
    if (isUnfolded) return;
    const words = region.current?.querySelector('[data-words]');
    setHasMore([...(words?.children ?? [])].some(isCut));
  });
  useEffect(() => {
    if (others === 0 && !hasMore) onUnfoldedChange(false);
  }, [others, hasMore, onUnfoldedChange]);

  const unfold = others > 0 ? t('noticeStrip:more', { count: others }) : t('noticeStrip:whole');
  const toggle =
    others > 0 || hasMore ? (
      <button
        type="button"
        className={quietButton}
        style={besideStyle(3)}
        aria-expanded={isUnfolded}
        aria-label={isUnfolded ? t('noticeStrip:less') : unfold}
        onClick={() => onUnfoldedChange(!isUnfolded)}
      >
        {others > 0 && !isUnfolded ? <span>+{others}</span> : null}
        <Icon icon={isUnfolded ? icons.chevronUp : icons.chevronDown} />
      </button>
    ) : null;
  return (
    <Toast.Viewport
      ref={region}
      className={styles.region}
      style={regionStyle(frame)}
      data-place={place?.kind === 'strip' ? place.edge : place?.kind}
      aria-label={t('notifications')}
    >
      {shown.map(({ toast, notice }) => (
        <NoticeToast
          key={toast.id}
          toast={toast}
          notice={notice}
          words={tell(notice)}
          toggle={toast.id === front ? toggle : null}
          frame={frame}
          onFold={() => onUnfoldedChange(false)}
          onFollow={onFollow}
        />
      ))}
    </Toast.Viewport>
  );
};
