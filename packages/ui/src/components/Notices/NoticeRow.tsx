import type { Notice, NoticeRemedy } from '@may/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toneIcons } from '../../private/toneIcons.ts';
import { toneSign } from '../../private/toneSign.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './NoticeRow.css.ts';
import type { useNoticeWords } from './noticeWords.ts';

/** A notice in the customer's history. */
export type Notification = Notice & {
  seen: boolean;
  /** The page that cures it or shows more; null without one. */
  next: { remedy: NoticeRemedy; href: string } | null;
  /** The server or the zone that it is about, besides an invoice; null if its words name it, or if it is about none. */
  about?: { type: 'server' | 'zone'; name: string } | null;
};

export type NoticeRowProps = {
  notice: Notification;
  tell: ReturnType<typeof useNoticeWords>;
  /** The moment, as words or as a `DateTime`. */
  when: ReactNode;
  /** Called with true for "read" and with false for "unread". */
  onSeenChange?: (seen: boolean) => void;
};

/** A notice as a row of a list: its words, its moment, the invoice, server or zone that it is about, and its remedy. */
export const NoticeRow = ({ notice, tell, when, onSeenChange }: NoticeRowProps) => {
  const { t } = useTranslation(['noticeHistory', 'shell']);
  const { title, text, tone } = tell(notice);
  const { seen, next, origin, about } = notice;
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
          <span title={origin?.isFound ? t('foundText') : undefined}>
            {origin?.isFound ? `${t('found')} ` : null}
            {when}
          </span>
          {origin?.object?.type === 'invoice' ? (
            <span>{t('invoice', { invoice: origin.object.number ?? origin.object.id })}</span>
          ) : null}
          {about ? <span>{t(about.type, { name: about.name })}</span> : null}
          {next ? (
            <Link href={next.href} standalone>
              {t(`remedy.${next.remedy}`)}
            </Link>
          ) : null}
        </div>
      </div>
      {onSeenChange ? (
        <button
          type="button"
          className={styles.mark}
          aria-label={t(seen ? 'unread' : 'read', { title })}
          onClick={() => onSeenChange(!seen)}
        >
          {t(seen ? 'mark.unread' : 'mark.read')}
        </button>
      ) : null}
    </li>
  );
};
