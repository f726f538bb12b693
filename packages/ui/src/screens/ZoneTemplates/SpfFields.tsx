import { chosenSpf, spfLookupLimit, spfLookupsOf, spfPolicies, spfSenders } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { TemplateFieldsProps } from './TemplateFields.tsx';
import { senderNames } from './templateLooks.ts';
import * as styles from './ZoneTemplates.css.ts';

const own = ['mx', 'a'] as const;
const senders = ['google', 'microsoft', 'zoho', 'mailchimp', 'sendgrid', 'ses'] as const;
const policyKeys = { '~all': 'soft', '-all': 'strict', '?all': 'neutral' } as const;

/** The senders of the domain's mail, the policy for other senders, and the count of DNS lookups. */
export const SpfFields = ({ choices, problem, onChange }: TemplateFieldsProps) => {
  const { t } = useTranslation('zoneTemplates');
  const { spfTerms, spfAddresses, spfPolicy } = choices;
  const known: readonly string[] = [...own, ...senders.map((name) => spfSenders[name])];
  const others = spfTerms.filter((term) => !known.includes(term));
  const lookups = spfLookupsOf(chosenSpf(choices) ?? { terms: spfTerms });
  const box = (term: string, label: string, hint?: string) => (
    <Checkbox
      key={term}
      label={label}
      hint={hint}
      checked={spfTerms.includes(term)}
      onCheckedChange={(checked) =>
        onChange({ spfTerms: checked ? [...spfTerms, term] : spfTerms.filter((other) => other !== term) })
      }
    />
  );
  return (
    <Stack space="large">
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('spf.who')}</legend>
        <Stack space="small">
          {own.map((term) => box(term, t(`spf.${term}`)))}
          {senders.map((name) => box(spfSenders[name], senderNames[name]))}
          {others.map((term) => box(term, term, t('spf.other')))}
        </Stack>
      </fieldset>
      <TextField
        label={t('spf.addresses')}
        hint={t('spf.addressesHint')}
        optional
        mono
        spellCheck={false}
        autoComplete="off"
        value={spfAddresses}
        onValueChange={(addresses) => onChange({ spfAddresses: addresses })}
        error={problem === 'spfAddresses' ? t('problem.spfAddresses') : undefined}
      />
      <RadioCards
        label={t('spf.policy')}
        columns="one"
        value={spfPolicy}
        onValueChange={(policy) => onChange({ spfPolicy: policy })}
        options={spfPolicies.map((value) => ({
          value,
          label: t(`spf.${policyKeys[value]}.label`),
          description: t(`spf.${policyKeys[value]}.text`),
        }))}
      />
      <Stack space="xsmall" align="start">
        <div role="status">
          <StatusBadge tone={lookups > spfLookupLimit ? 'caution' : 'positive'}>
            {t('spf.lookups', { count: lookups, limit: spfLookupLimit })}
          </StatusBadge>
        </div>
        <Text size="small" tone="muted">
          {t('spf.lookupsText')}
        </Text>
      </Stack>
    </Stack>
  );
};
