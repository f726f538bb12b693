import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import type { IconType } from '../Icon/icons.ts';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import * as styles from './DataTable.css.ts';

/** Rows a page may hold; 10 to begin with (spec section 9). */
export const pageSizes = ['5', '10', '20', '50'] as const;
export type PageSize = (typeof pageSizes)[number];

/** Where a button would be: the other one never comes under a pointer that pressed this one. */
const place = (icon: IconType) => (
  <span className={styles.place} aria-hidden>
    <Icon icon={icon} />
  </span>
);

type PagesProps = {
  total: number;
  size: PageSize;
  /** From 0. */
  page: number;
  onSizeChange: (size: PageSize) => void;
  onPageChange: (page: number) => void;
};

/** Which rows are shown, how many a page, and the way to the others. */
export const Pages = ({ total, size, page, onSizeChange, onPageChange }: PagesProps) => {
  const { t } = useTranslation('table');
  const from = page * Number(size) + 1;
  const to = Math.min(total, from + Number(size) - 1);
  const hasPages = total > Number(size);
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef(false);

  // The button for the next page goes with the last page: the focus goes to the one that is left.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) nav.current?.querySelector('button')?.focus();
    pressed.current = false;
  });
  const go = (next: number) => {
    pressed.current = true;
    onPageChange(next);
  };

  return (
    <nav ref={nav} className={styles.footer} aria-label={t('pages')}>
      <div className={styles.pageSize}>
        <span aria-hidden>{t('pageSize')}</span>
        <Select
          label={t('pageSize')}
          hideLabel
          options={pageSizes.map((value) => ({ value, label: value }))}
          value={size}
          onValueChange={onSizeChange}
        />
      </div>
      <div className={styles.pages}>
        <span role="status">{t('range', { from, to, total })}</span>
        {hasPages && page === 0 ? place(icons.chevronLeft) : null}
        {page > 0 ? (
          <IconButton aria-label={t('previous')} variant="outline" size="small" onPress={() => go(page - 1)}>
            <Icon icon={icons.chevronLeft} />
          </IconButton>
        ) : null}
        {to < total ? (
          <IconButton aria-label={t('next')} variant="outline" size="small" onPress={() => go(page + 1)}>
            <Icon icon={icons.chevronRight} />
          </IconButton>
        ) : null}
        {hasPages && to === total ? place(icons.chevronRight) : null}
      </div>
    </nav>
  );
};
