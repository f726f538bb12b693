import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { FieldProps } from './fieldProps.ts';
import type { RecordFormContent } from './recordForm.ts';

/** The full name in Unicode; null while the typed name is invalid or outside the domain. */
const wholeOf = ({ name, domain }: RecordFormContent): string | null =>
  name.ok && name.fullName.endsWith(domain.name) ? name.fullName.slice(0, -domain.name.length) + domain.shown : null;

/** The name field, with the full name as its hint. */
export const NameField = ({ content, errorOf, onLeave }: FieldProps) => {
  const { t } = useTranslation('recordForm');
  const { form, domain, onChange, onPaste } = content;
  const whole = wholeOf(content);
  return (
    <TextField
      label={t('name')}
      placeholder={t('namePlaceholder')}
      value={form.name}
      onValueChange={(text) => onChange({ name: text })}
      onBlur={() => onLeave('name')}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text'), null)) event.preventDefault();
      }}
      error={errorOf('name')}
      hint={whole ? t('fullName', { name: whole }) : t('nameHint', { domain: domain.shown })}
      mono
      autoComplete="off"
      spellCheck={false}
    />
  );
};

/** Offers the shorter name if the typed name repeats the domain. */
export const MeantName = ({ content }: { content: RecordFormContent }) => {
  const { t } = useTranslation('recordForm');
  const meant = content.name.ok ? content.name.meant : null;
  const whole = wholeOf(content);
  if (meant === null || whole === null) return null;
  return (
    <Banner
      tone="caution"
      variant="card"
      action={
        <Button size="small" variant="outline" tone="neutral" onPress={() => content.onChange({ name: meant })}>
          {t('useMeant', { name: meant })}
        </Button>
      }
    >
      {t('repeatsDomain', { name: whole })}
    </Banner>
  );
};
