import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { FieldProps } from './fieldProps.ts';

/** The name, the whole name it becomes, and what was probably meant where it repeats the domain. */
export const NameField = ({ content, errorOf, onLeave }: FieldProps) => {
  const { t } = useTranslation('recordForm');
  const { form, name, domain, onChange, onPaste } = content;
  const whole = name.ok ? name.fullName.replace(new RegExp(`${domain.name}$`), domain.shown) : null;
  const meant = name.ok ? name.meant : null;
  return (
    <Stack space="small">
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
      {meant === null || whole === null ? null : (
        <Banner
          tone="caution"
          variant="card"
          action={
            <Button size="small" variant="outline" tone="neutral" onPress={() => onChange({ name: meant })}>
              {t('useMeant', { name: meant })}
            </Button>
          }
        >
          {t('repeatsDomain', { name: whole })}
        </Banner>
      )}
    </Stack>
  );
};
