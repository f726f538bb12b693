import { dmarcPolicies, type TemplateProblem, zohoRegions } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Loaded } from '../../patterns/Loaded.tsx';
import { SpfFields } from './SpfFields.tsx';
import type { TemplateForm } from './zoneTemplates.ts';

type TemplateFieldsProps = Pick<TemplateForm, 'choices' | 'onChange' | 'servers'> & {
  problem: TemplateProblem | null;
};

/** The fields of a template; some templates have none. */
export const TemplateFields = ({ template, plan, choices, onChange, servers }: TemplateForm) => {
  const { t } = useTranslation('zoneTemplates');
  const problem = plan.ok ? null : plan.problem;
  const form = { choices, problem, onChange, servers };
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
      return <ServerFields {...form} />;
    case 'spf':
      return <SpfFields {...form} />;
    case 'dmarc':
      return <DmarcFields {...form} />;
  }
};

const ServerFields = ({ choices, problem, onChange, servers }: TemplateFieldsProps) => {
  const { t } = useTranslation('zoneTemplates');
  return (
    <Stack space="large">
      <Loaded of={servers} skeleton={<Skeleton shape="block" size="small" />} failed="zoneTemplates:server.failed">
        {(list) => {
          const hosts = list.flatMap(({ id, name, host }) => (host === null ? [] : [{ id, name, host }]));
          return hosts.length > 0 ? (
            <Select
              label={t('server.choose')}
              hint={t('server.hint')}
              options={hosts.map(({ name, host }) => ({ value: host, label: `${name} (${host})` }))}
              value={choices.host}
              onValueChange={(host) => onChange({ host })}
            />
          ) : (
            <Text size="small" tone="muted">
              {t('server.none')}
            </Text>
          );
        }}
      </Loaded>
      <TextField
        label={t('server.address')}
        hint={t('server.addressHint')}
        optional
        mono
        spellCheck={false}
        autoComplete="off"
        placeholder="203.0.113.10"
        value={choices.address}
        onValueChange={(address) => onChange({ address })}
        error={problem === 'address' ? t('problem.address') : undefined}
      />
    </Stack>
  );
};

const DmarcFields = ({ choices, problem, onChange }: TemplateFieldsProps) => {
  const { t } = useTranslation('zoneTemplates');
  return (
    <Stack space="large">
      <Text size="small" tone="muted">
        {t('dmarc.begin')}
      </Text>
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
