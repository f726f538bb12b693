import { dmarcPolicies } from '@may/domain/dns/spf.ts';
import type { TemplateProblem } from '@may/domain/dns/templateChoices.ts';
import { zohoRegions } from '@may/domain/dns/templates.ts';
import { RadioCards } from '@may/ui/components/RadioCards/RadioCards.tsx';
import { Select } from '@may/ui/components/Select/Select.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { useTranslation } from 'react-i18next';
import { SpfFields } from './SpfFields.tsx';
import type { TemplateForm } from './zoneTemplates.ts';

type TemplateFieldsProps = Pick<TemplateForm, 'choices' | 'onChange'> & {
  problem: TemplateProblem | null;
};

/** The fields of a template; some templates have none. */
export const TemplateFields = ({ template, plan, choices, onChange }: TemplateForm) => {
  const { t } = useTranslation('zoneTemplates');
  const problem = plan.ok ? null : plan.problem;
  const form = { choices, problem, onChange };
  switch (template) {
    case 'google':
      return <Text tone="muted">{t('google.text')}</Text>;
    case 'microsoft':
      return (
        <TextField
          label={t('microsoft.mailHost')}
          hint={t('microsoft.hint')}
          mono
          spellCheck={false}
          autoComplete="off"
          value={choices.mailHost}
          onValueChange={(mailHost) => onChange({ mailHost })}
          error={problem === 'mailHost' ? t('problem.mailHost') : undefined}
        />
      );
    case 'zoho':
      return (
        <Select
          label={t('zoho.region')}
          hint={t('zoho.hint')}
          options={zohoRegions.map((region) => ({ value: region, label: `zoho.${region}` }))}
          value={choices.region}
          onValueChange={(region) => onChange({ region })}
        />
      );
    case 'server':
      return (
        <TextField
          label={t('server.address')}
          hint={t('server.addressHint')}
          mono
          spellCheck={false}
          autoComplete="off"
          placeholder="203.0.113.10"
          value={choices.address}
          onValueChange={(address) => onChange({ address })}
          error={problem === 'address' && choices.address !== '' ? t('problem.address') : undefined}
        />
      );
    case 'spf':
      return <SpfFields {...form} />;
    case 'dmarc':
      return <DmarcFields {...form} />;
  }
};

const DmarcFields = ({ choices, problem, onChange }: TemplateFieldsProps) => {
  const { t } = useTranslation('zoneTemplates');
  return (
    <Stack space="large">
      <Text size="small">{t('dmarc.begin')}</Text>
      <RadioCards
        label={t('dmarc.policy')}
        columns="one"
        value={choices.dmarcPolicy}
        onValueChange={(dmarcPolicy) => onChange({ dmarcPolicy })}
        options={dmarcPolicies.map((value) => ({
          value,
          label: t(`dmarc.${value}.label`),
          description: t(`dmarc.${value}.text`),
        }))}
      />
      <TextField
        label={t('dmarc.reports')}
        hint={t('dmarc.reportsHint')}
        optional
        inputMode="email"
        autoComplete="email"
        value={choices.dmarcReports}
        onValueChange={(dmarcReports) => onChange({ dmarcReports })}
        error={problem === 'reports' ? t('problem.reports') : undefined}
      />
    </Stack>
  );
};
