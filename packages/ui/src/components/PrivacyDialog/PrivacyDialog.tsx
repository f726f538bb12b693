import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import DialogPopup from '../Dialog/DialogPopup.tsx';
import { useMasked } from '../Private/masked.ts';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type IdleLimit, idleLimits } from './idleLimits.ts';

export type PrivacyDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMask: (isMasked: boolean) => void;
  /** Minutes without a sign of the customer until the page locks; null is never. */
  idleLimit: IdleLimit | null;
  /** False if the browser keeps no setting: it then holds for this page. */
  isKept: boolean;
  onIdleLimit: (limit: IdleLimit | null) => void;
};

/** The panel for privacy: hidden figures for a shared screen, and the lock of an unused page. */
export const PrivacyDialog = ({ open, onOpenChange, onMask, idleLimit, isKept, onIdleLimit }: PrivacyDialogProps) => {
  const { t } = useTranslation('privacy');
  return (
    <DialogPopup
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      size="medium"
      actions={<Button onPress={() => onOpenChange(false)}>{t('done')}</Button>}
    >
      <Stack space="large">
        <Checkbox label={t('mask.label')} hint={t('mask.hint')} checked={useMasked()} onCheckedChange={onMask} />
        <Select
          label={t('idle.label')}
          hint={isKept ? t('idle.hint') : `${t('idle.hint')} ${t('idle.notKept')}`}
          value={idleLimit === null ? 'off' : `${idleLimit}`}
          onValueChange={(value) => onIdleLimit(idleLimits.find((limit) => `${limit}` === value) ?? null)}
          options={[
            { value: 'off', label: t('idle.off') },
            ...idleLimits.map((limit) => ({ value: `${limit}`, label: t('idle.minutes', { count: limit }) })),
          ]}
        />
      </Stack>
    </DialogPopup>
  );
};
