import { type PointerEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import * as styles from './IdleWarning.late.css.ts';

export type IdleWarningProps = {
  secondsLeft: number;
  /** The seconds of the whole warning. */
  secondsInAll: number;
  /** Called at a key, a press, a turn of the wheel or a move of the pointer; that key or press does nothing else. */
  onStay: () => void;
};

/** Pixels that a pointer must move: a browser also reports a move when the page changes under a pointer that rests. */
const reach = 3;

/**
 * Says that the page is about to lock. It is the browser's own modal dialog, and a key or a press ends it at its release: so neither reaches the page
 * beneath, where a button may pay. The focus is back where it was. Screen readers hear it once, without the seconds that pass.
 */
export const IdleWarning = ({ secondsLeft, secondsInAll, onStay }: IdleWarningProps) => {
  const { t } = useTranslation('privacy');
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<{ x: number; y: number }>(null);
  const [title, text] = [useId(), useId()];
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const follow = ({ screenX: x, screenY: y }: PointerEvent) => {
    from.current ??= { x, y };
    if (Math.hypot(x - from.current.x, y - from.current.y) > reach) onStay();
  };
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.root}
      aria-labelledby={title}
      aria-describedby={text}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.preventDefault()}
      onKeyUp={onStay}
      onClick={onStay}
      onPointerMove={follow}
      onWheel={onStay}
    >
      <div className={styles.card}>
        <span className={styles.seconds} aria-hidden>
          {secondsLeft}
        </span>
        <p id={title} className={styles.title}>
          {t('warning.title')}
        </p>
        <p id={text} className={styles.text}>
          {t('warning.text')} <span className={visuallyHidden}>{t('warning.seconds', { count: secondsInAll })}</span>
        </p>
      </div>
    </dialog>,
    document.body,
  );
};
