import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Keys } from './Keys.tsx';
import * as styles from './Palette.late.css.ts';
import { optionId, PaletteList } from './PaletteList.tsx';
import { PaletteStatus } from './PaletteStatus.tsx';
import type { PaletteScreenProps } from './palette.ts';
import { wordsOf } from './rankText.ts';
import { useActiveOption } from './useActiveOption.ts';
import { usePaletteChoice } from './usePaletteChoice.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

const noGroups = [] as const;

/**
 * A search over everything that the customer has, by keyboard alone. The field keeps the focus; the arrows move the chosen option. It is the browser's
 * own dialog: above everything, with the rest of the page out of reach, and with the focus back where it was.
 */
export const PaletteScreen = ({
  sources,
  recent,
  reading,
  unread,
  onRetry,
  takeLetters,
  onChoose,
  onClose,
}: PaletteScreenProps) => {
  const { t } = useTranslation(['palette', 'common']);
  const [query, setQuery] = useState('');
  const found = usePaletteSearch(sources, recent, query);
  const groups = found?.groups ?? noGroups;
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { active, entry, move } = useActiveOption(listId, groups, found?.query ?? '');
  const { asked, hasFailed, choose, press, disarm } = usePaletteChoice({
    listId,
    active,
    entry: found?.query === query ? entry : null,
    isFound: found?.query === query,
    onChoose,
    onClose,
  });
  // Of the found result: the letters of the next query may not be in it yet.
  const words = useMemo(() => wordsOf(found?.query ?? ''), [found]);
  const isWhole = reading.length + unread.length === 0;
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    const letters = takeLetters();
    if (letters) setQuery(letters);
    return () => opened?.close();
  }, [takeLetters]);
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
        <div className={styles.head}>
          <Icon icon={icons.search} size="medium" />
          <input
            type="search"
            role="combobox"
            className={styles.field}
            aria-label={t('title')}
            aria-expanded={groups.length > 0}
            aria-controls={groups.length > 0 ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={entry ? optionId(listId, active) : undefined}
            placeholder={t('placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={({ currentTarget }) => {
              disarm();
              setQuery(currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (move(event.key)) disarm();
              else if (!press(event)) return;
              event.preventDefault();
            }}
          />
          <button type="button" className={styles.close} aria-label={t('common:close')} onClick={onClose}>
            <Icon icon={icons.close} size="medium" />
          </button>
        </div>
        {groups.length > 0 ? (
          <PaletteList id={listId} groups={groups} words={words} active={active} asked={asked} onChoose={choose} />
        ) : (
          <div className={styles.nothing}>
            {!found ? null : isWhole ? (
              <EmptyState title={t('nothing', { query: found.query.trim() })} text={t('nothingText')} />
            ) : (
              // The status below names what is not searched.
              <EmptyState title={t('found', { count: 0 })} />
            )}
          </div>
        )}
        <PaletteStatus reading={reading} unread={unread} hasFailed={hasFailed} onRetry={onRetry} />
        <div className={styles.foot} aria-hidden>
          <span className={styles.hint}>
            <Keys keys={['Enter']} /> {t('keys.open')}
          </span>
          <span className={styles.hint}>
            <Keys keys={['Mod+Enter']} /> {t('keys.newTab')}
          </span>
        </div>
        <p className={visuallyHidden} role="status">
          {asked ? t('again') : words.length > 0 && found?.query === query ? t('found', { count }) : ''}
        </p>
      </div>
    </dialog>,
    document.body,
  );
};
