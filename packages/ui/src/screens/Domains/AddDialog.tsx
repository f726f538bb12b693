import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { AddPreview } from './AddPreview.tsx';
import { DomainFailureBanner } from './DomainFailureBanner.tsx';
import type { AddDomainForm } from './domains.ts';

type AddDialogProps = {
  form: AddDomainForm | null;
};

const formId = 'add-domain';

/** Adds a domain: what is typed is read as it is typed, and what will be added is said before it is. */
export const AddDialog = ({ form }: AddDialogProps) => {
  const { t } = useTranslation(['domains', 'common']);
  // What is said stays while the dialog goes.
  const [last, setLast] = useState(form);
  if (form && form !== last) setLast(form);
  const field = useRef<HTMLInputElement>(null);
  const close = (
    <Button variant="outline" tone="neutral" onPress={last?.onClose}>
      {t(last?.step === 'unknown' ? 'common:close' : 'cancel')}
    </Button>
  );
  const submit = () => {
    last?.onSubmit();
    field.current?.focus();
  };
  return (
    <Dialog
      open={form !== null}
      onOpenChange={(open) => {
        if (!open && form?.step !== 'sending') form?.onClose();
      }}
      size="medium"
      title={t('add.title')}
      text={t('add.text')}
      actions={
        last?.step === 'unknown' ? (
          <>
            {close}
            {last.isAccepted ? null : (
              <Button variant="outline" tone="neutral" onPress={last.onRetry}>
                {t('add.again')}
              </Button>
            )}
            <Button onPress={last.onCheck}>{t('common:checkAgain')}</Button>
          </>
        ) : (
          <>
            {last?.step === 'sending' ? null : close}
            <Button loading={last?.step !== 'asking'} onPress={submit}>
              {t('add.submit')}
            </Button>
          </>
        )
      }
    >
      {last ? <Form form={last} field={field} onSubmit={submit} /> : null}
    </Dialog>
  );
};

const Form = ({
  form,
  field,
  onSubmit,
}: {
  form: AddDomainForm;
  field: RefObject<HTMLInputElement | null>;
  onSubmit: () => void;
}) => {
  const { t } = useTranslation('domains');
  const { step, problem, failure } = form;
  useEffect(() => {
    if (failure) field.current?.focus();
  }, [failure, field]);
  if (step === 'unknown')
    return (
      <Banner variant="card" tone="caution" title={t('add.unknown.title')}>
        {t(form.isAccepted ? 'add.unknown.accepted' : 'add.unknown.text', { domain: form.read?.shown ?? form.typed })}
      </Banner>
    );
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step === 'asking') onSubmit();
      }}
    >
      <Stack space="small">
        {failure ? <DomainFailureBanner title={t('add.failed')} lost={t('add.notAdded')} failure={failure} /> : null}
        <TextField
          ref={field}
          label={t('add.label')}
          placeholder={t('add.placeholder')}
          value={form.typed}
          onValueChange={form.onType}
          readOnly={step !== 'asking'}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          mono
          error={problem === null ? undefined : t(`refusal.${problem}`)}
          hint={
            problem === 'listed' && form.listedHref ? (
              <Link href={form.listedHref}>{t('add.seeListed')}</Link>
            ) : undefined
          }
        />
        <AddPreview form={form} />
        {step === 'looking' ? <Banner variant="card">{t('looking')}</Banner> : null}
      </Stack>
    </form>
  );
};
