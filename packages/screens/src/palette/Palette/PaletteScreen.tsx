import { Autocomplete } from '@base-ui/react/autocomplete';
import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { useList } from '@may/ui/i18n/useList.ts';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import * as styles from './Palette.late.css.ts';
import { PaletteOption } from './PaletteOption.tsx';
import type { PaletteEntry, PaletteScreenProps } from './palette.ts';
import { type FoundGroup, searchPalette } from './searchPalette.ts';

/**
 * A search over pages, actions, servers and domains, by keyboard alone. It is the browser's own dialog: above everything, with the rest of the page out
 * of reach, and with the focus back where it was.
 */
export const PaletteScreen = ({ entries, reading, unread, onClose }: PaletteScreenProps) => {
  const { t } = useTranslation(['palette', 'common']);
  const list = useList();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const groups = useMemo(() => searchPalette(entries, searched), [entries, searched]);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the box closes it; Esc does the same by key.
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={t('title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.box}>
        <Autocomplete.Root
          open
          inline
          mode="none"
          items={groups}
          autoHighlight="always"
          keepHighlight
          value={query}
          itemToStringValue={({ title }: PaletteEntry) => title}
          onValueChange={(value, { reason }) => {
            if (reason !== 'item-press') setQuery(value);
          }}
        >
          <div className={styles.head}>
            <Icon icon={icons.search} size="medium" />
            <Autocomplete.Input
              className={styles.field}
              aria-label={t('title')}
              placeholder={t('placeholder')}
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
            />
            <button type="button" className={styles.close} aria-label={t('common:close')} onClick={onClose}>
              <Icon icon={icons.close} size="medium" />
            </button>
          </div>
          <Autocomplete.List className={styles.list} aria-label={t('title')}>
            {({ kind, items }: FoundGroup) => (
              <Autocomplete.Group key={kind} items={items}>
                <Autocomplete.GroupLabel className={styles.heading}>{t(`groups.${kind}`)}</Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(entry: PaletteEntry) => <PaletteOption key={entry.id} entry={entry} onClose={onClose} />}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
          {count === 0 ? (
            <div className={styles.nothing}>
              {/* The lines below name what is not searched. */}
              <EmptyState
                title={
                  reading.length + unread.length > 0 ? t('found', { count }) : t('nothing', { query: query.trim() })
                }
              />
            </div>
          ) : null}
          {unread.length > 0 ? <p className={styles.status}>{t('unread', { names: list(unread) })}</p> : null}
          {reading.length > 0 ? <p className={styles.status}>{t('reading', { names: list(reading) })}</p> : null}
          <Autocomplete.Status className={visuallyHidden}>
            {searched.trim() ? t('found', { count }) : ''}
          </Autocomplete.Status>
        </Autocomplete.Root>
      </div>
    </dialog>,
    document.body,
  );
};
