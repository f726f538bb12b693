import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as styles from './IdleWarning.late.css.ts';
import { listenForSigns } from './listenForSigns.ts';

export type IdleWarningProps = {
  secondsLeft: number;
  /** The seconds of the whole warning. */
  secondsInAll: number;
  /** Called at a key, a press or a move of the pointer; that key or press does nothing else. */
  onStay: () => void;
};

/** The last modal dialog in the order of the document, or the page: all outside of a modal dialog is inert, also in the top layer. */
const freePlace = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

const show = (root: HTMLElement | null) => {
  // A dialog that closes in the same moment takes the warning out of the page, until its next second.
  if (root?.isConnected) root.showPopover();
};

/**
 * Says that the page is about to lock. It takes no focus, so that the customer goes on where they were. Screen readers hear it once, without the
 * seconds that pass.
 */
export const IdleWarning = ({ secondsLeft, secondsInAll, onStay }: IdleWarningProps) => {
  const { t } = useTranslation('privacy');
  const stay = useEffectEvent(onStay);
  useEffect(() => listenForSigns(window, () => stay()), []);
  // Each second finds the place again: a dialog may have opened or closed meanwhile.
  return createPortal(
    <div ref={show} popover="manual" className={styles.root}>
      <div className={styles.card}>
        <div className={styles.clock} aria-hidden>
          <svg viewBox="0 0 88 88" className={styles.ring} aria-hidden>
            <circle cx="44" cy="44" r="40" className={styles.track} />
            <circle
              cx="44"
              cy="44"
              r="40"
              pathLength="1"
              strokeDashoffset={1 - secondsLeft / secondsInAll}
              className={styles.rest}
            />
          </svg>
          <span className={styles.seconds}>{secondsLeft}</span>
        </div>
        <div role="alert">
          <p className={styles.title}>{t('warning.title')}</p>
          <p className={styles.text}>{t('warning.text')}</p>
          <p className={visuallyHidden}>{t('warning.seconds', { count: secondsInAll })}</p>
        </div>
      </div>
    </div>,
    freePlace(),
  );
};
