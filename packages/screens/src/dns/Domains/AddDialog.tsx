import { useLast } from '@may/ui/common/useLast.ts';
import { useOfflineReason } from '@may/ui/common/useOfflineReason.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Dialog } from '@may/ui/components/Dialog/Dialog.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DomainFailureBanner } from './DeleteDialog.tsx';
import type { AddDomainForm } from './domains.ts';

/** Adds a domain. Before the press it shows the domain that the typed text means. */
export const AddDialog = ({ form }: { form: AddDomainForm | null }) => {
  const { t } = useTranslation(['domains', 'common']);
  const offline = useOfflineReason();
  const last = useLast(form);
  const field = useRef<HTMLInputElement>(null);
  const labels = { check: t('common:checkAgain'), retry: t('add.again'), submit: t('add.submit') };
  const submit = last?.actions.find(({ name }) => name === 'submit');
  const onSubmit = () => {
    if (!offline) submit?.onPress();
    field.current?.focus();
  };
  return (
    <Dialog
      open={form !== null}
      onOpenChange={(open) => open || form?.onClose?.()}
      size="medium"
      title={t('add.title')}
      text={t('add.text')}
      actions={
        <>
          {last?.onClose ? (
            <Button variant="outline" onPress={last.onClose}>
              {t(last.step === 'unknown' ? 'common:close' : 'cancel')}
            </Button>
          ) : null}
          {/* The form lists the main action first, and a dialog shows it last. */}
          {last?.actions.toReversed().map(({ name, busy, onPress }) => (
            <Button
              key={name}
              variant={name === 'retry' ? 'outline' : 'solid'}
              loading={busy}
              disabledReason={name === 'check' ? undefined : offline}
              onPress={name === 'submit' ? onSubmit : onPress}
            >
              {labels[name]}
            </Button>
          ))}
        </>
      }
    >
      {last ? <Form form={last} field={field} onSubmit={onSubmit} /> : null}
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
  if (step === 'unknown') {
    const domain = form.read?.shown ?? form.typed;
    const { title, text } = tellError(t, 'domains:add.unknown', { domain });
    return (
      <Banner tone="caution" title={title}>
        {form.isAccepted ? t('add.unknown.accepted', { domain }) : text}
      </Banner>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step === 'asking') onSubmit();
      }}
    >
      <Stack space="small">
        {failure ? <DomainFailureBanner of="add" failure={failure} /> : null}
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
        <AddPreview read={form.read} />
        {step === 'looking' ? <Banner>{t('looking')}</Banner> : null}
      </Stack>
    </form>
  );
};

/** The domain that will be added, in both forms if they differ. */
const AddPreview = ({ read }: Pick<AddDomainForm, 'read'>) => {
  const { t } = useTranslation('domains');
  if (read === null) return <Text tone="muted">{t('add.hint')}</Text>;
  return (
    <div role="status">
      <Text>
        {t('add.willAdd')}{' '}
        <Text as="strong" weight="strong">
          {read.shown}
        </Text>
        {read.name === read.shown ? null : (
          <Text as="span" tone="muted" family="mono">
            {` (${read.name})`}
          </Text>
        )}
      </Text>
    </div>
  );
};
