import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PartFailure } from '../../browser/fetchPart.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { type ErrorWords, tellError, tellLine } from '../../errors/tellError.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { actions } from './Dialog.css.ts';
import * as styles from './PopupFailure.css.ts';

export type PopupFailureProps = {
  failure: Pick<PartFailure, 'chunk' | 'kind'>;
  /** The words for a file that is no part of the page on screen, so that a reload does not help. @default those of a popup */
  words?: ErrorWords<'unread'>;
  onRetry: () => void;
  onClose: () => void;
};

/**
 * Names the file of a popup that did not arrive and the kind of failure (spec section 8, last row), and offers another try. Offline it names no
 * file. Of a file that the server no longer has it says what a page says (NewVersionScreen), and offers the new version.
 */
const PopupFailure = ({ failure: { chunk, kind }, words, onRetry, onClose }: PopupFailureProps) => {
  const { t } = useTranslation();
  const isReplaced = kind === 'missing';
  const ofPopup = { title: tellLine(t, 'common:popupFailed'), text: tellError(t, 'common:startFailed').text };
  const said = isReplaced ? tellError(t, 'common:newVersion') : (words ?? ofPopup);
  // Offline the missing connection is the whole cause: the file's name would tell the customer nothing.
  const isNamed = useOnline() || kind !== 'other';
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  // The browser's own dialog needs no further file. Its closing returns the focus to the button that opened it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return createPortal(
    <dialog ref={dialog} className={styles.root} aria-labelledby={title} onCancel={onClose}>
      <Stack space="xsmall">
        <Heading level={2} id={title}>
          {said.title}
        </Heading>
        <Text tone="muted">{said.text}</Text>
        {isNamed ? (
          <Text size="small" family="mono">
            {t('newVersion.detail', { chunk, kind: t(`newVersion.kind.${kind}`) })}
          </Text>
        ) : null}
      </Stack>
      <div className={actions}>
        <Button variant="ghost" onPress={onClose}>
          {t('close')}
        </Button>
        {isReplaced || !words ? (
          <Button variant={isReplaced ? 'solid' : 'outline'} onPress={() => window.location.reload()}>
            {t('newVersion.reload')}
          </Button>
        ) : null}
        {isReplaced ? null : <Button onPress={onRetry}>{t('retry')}</Button>}
      </div>
    </dialog>,
    document.body,
  );
};

export default PopupFailure;
