import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button/Button.tsx';
import { actions } from '../components/Dialog/Dialog.css.ts';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import type { PartFailure } from '../fetchPart.ts';
import * as styles from './PopupFailure.css.ts';

export type PopupFailureProps = {
  failure: Pick<PartFailure, 'chunk' | 'kind'>;
  onRetry: () => void;
  onClose: () => void;
};

/** Names the file of a popup that did not arrive and the kind of failure (spec section 8, last row), and offers another try. */
const PopupFailure = ({ failure: { chunk, kind }, onRetry, onClose }: PopupFailureProps) => {
  const { t } = useTranslation();
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
          {t('popupFailed')}
        </Heading>
        <Text tone="muted">{t('startFailed.text')}</Text>
        <Text size="small" tone="muted" family="mono">
          {t('newVersion.detail', { chunk, kind: t(`newVersion.kind.${kind}`) })}
        </Text>
      </Stack>
      <div className={actions}>
        <Button variant="ghost" tone="neutral" onPress={onClose}>
          {t('close')}
        </Button>
        <Button variant="outline" tone="neutral" onPress={() => window.location.reload()}>
          {t('newVersion.reload')}
        </Button>
        <Button onPress={onRetry}>{t('retry')}</Button>
      </div>
    </dialog>,
    document.body,
  );
};

export default PopupFailure;
