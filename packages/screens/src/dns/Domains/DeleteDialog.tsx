import { useLast } from '@may/ui/common/useLast.ts';
import { useOfflineReason } from '@may/ui/common/useOfflineReason.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Dialog } from '@may/ui/components/Dialog/Dialog.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { tellError, tellLine } from '@may/ui/errors/tellError.ts';
import { useTranslation } from 'react-i18next';
import type { DeleteDomainQuestion, DomainFailure } from './domains.ts';

type DeleteDialogProps = {
  question: DeleteDomainQuestion | null;
};

/** Asks before a domain and its records are deleted: the customer types its name first. */
export const DeleteDialog = ({ question }: DeleteDialogProps) => {
  const { t } = useTranslation(['domains', 'common']);
  const offline = useOfflineReason();
  const last = useLast(question);
  const labels = { check: t('common:checkAgain'), retry: t('delete.again'), confirm: t('delete.confirm') };
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => open || question?.onClose?.()}
      size="medium"
      title={t('delete.title', { domain: last?.shown ?? '' })}
      text={t(last?.active ? 'delete.activeText' : 'delete.inactiveText', { domain: last?.shown ?? '' })}
      actions={
        <>
          {last?.onClose ? (
            <Button variant="outline" onPress={last.onClose}>
              {t(last.step === 'unknown' ? 'common:close' : 'delete.keep')}
            </Button>
          ) : null}
          {last?.actions.toReversed().map(({ name, busy, missing, onPress }) => (
            <Button
              key={name}
              variant={name === 'retry' ? 'outline' : 'solid'}
              tone={name === 'check' ? 'brand' : 'critical'}
              loading={busy}
              disabledReason={missing ? t('delete.typeFirst') : name === 'check' ? undefined : offline}
              onPress={onPress}
            >
              {labels[name]}
            </Button>
          ))}
        </>
      }
    >
      {last ? <Question {...last} /> : null}
    </Dialog>
  );
};

const Question = (question: DeleteDomainQuestion) => {
  const { t } = useTranslation('domains');
  const { step, shown, name, failure } = question;
  if (step === 'unknown') {
    const { title, text } = tellError(t, 'domains:delete.unknown', { domain: shown });
    return (
      <Banner tone="caution" title={title}>
        {text}
      </Banner>
    );
  }
  return (
    <Stack>
      {failure ? <DomainFailureBanner of="delete" failure={failure} /> : null}
      <TextField
        label={t('delete.type', { domain: shown })}
        hint={name === shown ? undefined : t('delete.orAscii', { name })}
        value={question.typed}
        onValueChange={question.onType}
        readOnly={step !== 'asking'}
        autoComplete="off"
        spellCheck={false}
        mono
      />
      {step === 'looking' ? <Banner>{t('looking')}</Banner> : null}
    </Stack>
  );
};

/** The text for a lost answer, when the provider's list shows that the change did not happen. */
const lost = { add: 'domains:add.notAdded', delete: 'domains:delete.notDeleted' } as const;

/** A failed change, with the provider's own message if there is one. */
export const DomainFailureBanner = ({ of, failure }: { of: 'add' | 'delete'; failure: DomainFailure }) => {
  const { t } = useTranslation('domains');
  return (
    <Banner tone="critical" title={tellLine(t, `domains:${of}.failed`)}>
      {failure.kind === 'notDone' ? tellLine(t, lost[of]) : failure.serverMessage}
    </Banner>
  );
};
