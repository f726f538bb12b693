import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { DownloadButton } from '../../components/DownloadButton/DownloadButton.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { tellError } from '../../errors/tellError.ts';
import { Loaded } from '../../patterns/Loaded.tsx';
import { buttonWithReason } from '../../private/buttonWithReason.css.ts';
import { useOfflineReason } from '../../private/useOfflineReason.ts';
import { DomainFailureBanner } from './DomainFailureBanner.tsx';
import type { DeleteDomainQuestion } from './domains.ts';

type DeleteDialogProps = {
  question: DeleteDomainQuestion | null;
};

/** Asks before a domain and its records are deleted. For an active domain the customer types its name first, and can download its records. */
export const DeleteDialog = ({ question }: DeleteDialogProps) => {
  const { t } = useTranslation(['domains', 'common']);
  const offline = useOfflineReason();
  // The dialog shows the last question until its closing animation ends.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const labels = { check: t('common:checkAgain'), retry: t('delete.again'), confirm: t('delete.confirm') };
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => {
        if (!open) question?.onClose?.();
      }}
      size="medium"
      title={t('delete.title', { domain: last?.shown ?? '' })}
      text={t(last?.active ? 'delete.activeText' : 'delete.inactiveText', { domain: last?.shown ?? '' })}
      actions={
        <>
          {last?.onClose ? (
            <Button variant="outline" tone="neutral" onPress={last.onClose}>
              {t(last.step === 'unknown' ? 'common:close' : 'delete.keep')}
            </Button>
          ) : null}
          {last?.actions.toReversed().map(({ name, busy, missing, onPress }) => (
            <div key={name} className={buttonWithReason}>
              <Button
                {...(name === 'retry' ? { variant: 'outline' } : {})}
                tone={name === 'check' ? 'brand' : 'critical'}
                loading={busy}
                disabledReason={missing ? t('delete.typeFirst') : name === 'check' ? undefined : offline}
                onPress={onPress}
              >
                {labels[name]}
              </Button>
            </div>
          ))}
        </>
      }
    >
      {last && (last.active || last.failure || last.step === 'looking' || last.step === 'unknown') ? (
        <Question {...last} />
      ) : null}
    </Dialog>
  );
};

const Question = (question: DeleteDomainQuestion) => {
  const { t } = useTranslation('domains');
  const { step, shown, name, active, failure } = question;
  if (step === 'unknown') {
    const { title, text } = tellError(t, 'domains:delete.unknown', { domain: shown });
    return (
      <Banner variant="card" tone="caution" title={title}>
        {text}
      </Banner>
    );
  }
  return (
    <Stack space="medium">
      {failure ? <DomainFailureBanner of="delete" failure={failure} /> : null}
      {active ? (
        <>
          <Stack space="xsmall">
            <Text>{t('delete.keepFile')}</Text>
            <ZoneFile zoneFile={question.zoneFile} />
          </Stack>
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
        </>
      ) : null}
      {step === 'looking' ? <Banner variant="card">{t('looking')}</Banner> : null}
    </Stack>
  );
};

const ZoneFile = ({ zoneFile }: Pick<DeleteDomainQuestion, 'zoneFile'>) => {
  const { t } = useTranslation('domains');
  return (
    <Loaded of={zoneFile} skeleton={<Skeleton width="medium" />} failed="domains:delete.fileFailed">
      {({ fileName, text, unreadable }) => (
        <Inline>
          <DownloadButton fileName={fileName} text={() => text} size="small">
            {t('delete.download')}
          </DownloadButton>
          {unreadable > 0 ? (
            <Text size="small" tone="caution">
              {t('delete.fileLacks', { count: unreadable })}
            </Text>
          ) : null}
        </Inline>
      )}
    </Loaded>
  );
};
