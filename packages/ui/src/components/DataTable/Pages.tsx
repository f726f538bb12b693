import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import type { IconType } from '../Icon/icons.ts';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import * as styles from './DataTable.css.ts';
import { type PageSize, pageSizes } from './pageSizes.ts';

/** Fills the place of a missing button, so that the other button does not move under the pointer. */
const placeholder = (icon: IconType) => (
  <span className={styles.placeholder} aria-hidden>
    <Icon icon={icon} />
  </span>
);

type PagesProps = {
  total: number;
  size: PageSize;
  /** Number of the page, from 0. */
  page: number;
  onSizeChange: (size: PageSize) => void;
  onPageChange: (page: number) => void;
};

/** The footer of a table: the page size, the range of shown rows, and buttons for the previous and next page. */
export const Pages = ({ total, size, page, onSizeChange, onPageChange }: PagesProps) => {
  const { t } = useTranslation('table');
  const from = page * Number(size) + 1;
  const to = Math.min(total, from + Number(size) - 1);
  const hasPages = total > Number(size);
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef(false);

  // The first and the last page lack one button. If that button had the focus, the other one gets it.
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
        {hasPages && page === 0 ? placeholder(icons.chevronLeft) : null}
        {page > 0 ? (
          <IconButton
            icon={icons.chevronLeft}
            aria-label={t('previous')}
            variant="outline"
            size="small"
            onPress={() => go(page - 1)}
          />
        ) : null}
        {to < total ? (
          <IconButton
            icon={icons.chevronRight}
            aria-label={t('next')}
            variant="outline"
            size="small"
            onPress={() => go(page + 1)}
          />
        ) : null}
        {hasPages && to === total ? placeholder(icons.chevronRight) : null}
      </div>
    </nav>
  );
};
