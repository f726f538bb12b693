import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import { isPrivate } from '../../mask/findPrivate.ts';
import * as styles from './PaletteList.late.css.ts';
import type { PaletteEntry } from './palette.ts';
import { excerpt, type MarkedPart, markText } from './rankText.ts';
import type { FoundGroup } from './searchSources.ts';

const Marked = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map(({ text, isFound }, place) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which have no name of their own.
      <mark key={place} className={styles.found}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

/** The name of an option, by its place among all: a thing may stand in the recent choices and in its group. */
export const optionId = (list: string, place: number): string => `${list}-${place}`;

/** Groups of things that are in no other place. */
const named: ReadonlySet<FoundGroup['kind']> = new Set(['page', 'action', 'domain'] as const);

type OptionProps = {
  id: string;
  entry: PaletteEntry;
  /** True if the name of its group says already all of `where`. */
  isNamed: boolean;
  words: readonly string[];
  isActive: boolean;
  /** True if the next press runs what cannot be undone. */
  isAsked: boolean;
  onChoose: (entry: PaletteEntry, event: MouseEvent) => void;
};

const Option = ({ id, entry, isNamed, words, isActive, isAsked, onChoose }: OptionProps) => {
  const { t } = useTranslation('palette');
  const option = {
    id,
    role: 'option',
    className: styles.row,
    'aria-selected': isActive,
    'data-asks': isAsked ? '' : undefined,
    // The field keeps the focus.
    tabIndex: -1,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => onChoose(entry, event),
  };
  const content = (
    <>
      <span className={styles.icon}>
        <Icon icon={entry.icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <Marked parts={markText(entry.title, words, true)} />
        </span>
        {entry.detail ? (
          // Its beginning may be cut, in the middle of an address.
          <span className={styles.detail} data-sum={isPrivate(entry.detail) || undefined}>
            {' '}
            <Marked parts={excerpt(markText(entry.detail, words))} />
          </span>
        ) : null}
      </span>{' '}
      <span className={styles.where}>
        {isAsked ? t('again') : isNamed ? null : <Marked parts={markText(entry.where, words)} />}
      </span>
    </>
  );
  return entry.href === undefined ? (
    <button type="button" {...option}>
      {content}
    </button>
  ) : (
    <a href={entry.href} {...option}>
      {content}
    </a>
  );
};

type PaletteListProps = {
  id: string;
  groups: readonly FoundGroup[];
  words: readonly string[];
  active: number;
  asked: PaletteEntry | null;
  onChoose: OptionProps['onChoose'];
};

/** The found things in groups with names; links where a thing has a place, so that a middle press opens it in a new tab. */
export const PaletteList = memo(({ id, groups, words, active, asked, onChoose }: PaletteListProps) => {
  const { t } = useTranslation('palette');
  let place = 0;
  return (
    <div id={id} role="listbox" className={styles.list} aria-label={t('title')}>
      {groups.map(({ kind, entries, total }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds no fieldset.
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div className={styles.heading} role="presentation">
            <span id={`${id}-${kind}`}>{t(`groups.${kind}`)}</span>
            {total > entries.length ? <span>{t('shown', { shown: entries.length, total })}</span> : null}
          </div>
          {entries.map((entry) => {
            const here = place++;
            return (
              <Option
                key={entry.id}
                id={optionId(id, here)}
                entry={entry}
                isNamed={named.has(kind)}
                words={words}
                isActive={here === active}
                isAsked={asked !== null && asked.id === entry.id && asked.kind === entry.kind}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});
