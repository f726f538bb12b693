import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { isApple } from '../../private/isApple.ts';
import * as styles from './Keys.late.css.ts';

/** Keys as their platform writes them. */
const apple: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Enter: '↩', Escape: 'esc' };
const others: Readonly<Record<string, string>> = { Mod: 'Ctrl', Escape: 'Esc' };
// Drawings, because some fonts have no arrows.
const arrows: Readonly<Record<string, icons.IconType>> = { ArrowUp: icons.up, ArrowDown: icons.down };

const nameOf = (key: string): ReactNode => {
  const arrow = arrows[key];
  if (arrow) return <Icon icon={arrow} label={key} />;
  return (isApple() ? apple : others)[key] ?? (key.length === 1 ? key.toUpperCase() : key);
};

/** The presses of a shortcut, as the device's keyboard writes them. */
export const Keys = ({ keys }: { keys: readonly string[] }) => {
  const { t } = useTranslation('palette');
  return (
    <span className={styles.keys}>
      {keys.map((press, place) => (
        <Fragment key={press}>
          {place > 0 ? <span className={styles.between}>{t('keys.then')}</span> : null}
          {press.split('+').map((key) => (
            <kbd key={key} className={styles.key}>
              {nameOf(key)}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
};
