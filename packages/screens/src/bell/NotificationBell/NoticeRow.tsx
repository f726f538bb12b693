import type { Notice } from '@may/domain/bell/notice.ts';
import type { NoticeRemedy } from '@may/domain/bell/providerEvent.ts';
import { toneSign } from '@may/ui/common/toneSign.css.ts';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import { toneIcons } from '@may/ui/components/Icon/toneIcons.ts';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { relativeTime } from '@may/ui/format/relativeTime.ts';
import { tags } from '@may/ui/i18n/tags.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';
import type { useNoticeWords } from '../Notices/noticeWords.ts';
import * as styles from './NoticeRow.css.ts';

/** A notice in the customer's history. */
export type Notification = Notice & {
  seen: boolean;
  /** The page that cures it or shows more; null without one. */
  next: { remedy: NoticeRemedy; href: string } | null;
};

/** The age of a notice. One from the future has its date: the clock was changed since. */
const Age = ({ at }: { at: number }) => {
  const tag = tags[useLocale()];
  const now = Date.now();
  const iso = new Date(at).toISOString();
  if (at > now) return <DateTime value={iso} />;
  return <time dateTime={iso}>{relativeTime(at, now, tag)}</time>;
};

type NoticeRowProps = { notice: Notification; tell: ReturnType<typeof useNoticeWords> };

/** A notice as a row of the bell's list: its words, its age, and its remedy. */
export const NoticeRow = ({ notice, tell }: NoticeRowProps) => {
  const { t } = useTranslation(['noticeHistory', 'shell']);
  const { title, text, tone } = tell(notice);
  const { seen, next } = notice;
  return (
    <li className={styles.row({ seen })}>
      <span className={toneSign({ tone })}>
        <Icon icon={toneIcons[tone]} size="medium" />
      </span>
      <div className={styles.words}>
        <p className={styles.title({ seen })}>
          {title}
          {seen ? null : <span className={styles.fresh}>{t('shell:bell.new')}</span>}
        </p>
        {text ? <p className={styles.text}>{text}</p> : null}
        <div className={styles.facts}>
          <Age at={notice.at} />
          {next ? (
            <Link href={next.href} standalone>
              {t(`remedy.${next.remedy}`)}
            </Link>
          ) : null}
        </div>
      </div>
    </li>
  );
};
