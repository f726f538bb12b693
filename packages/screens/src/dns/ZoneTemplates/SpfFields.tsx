import { type SpfSender, spfSenders } from '@may/domain/dns/templates.ts';
import { Checkbox } from '@may/ui/components/Checkbox/Checkbox.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './ZoneTemplates.css.ts';
import type { TemplateForm } from './zoneTemplates.ts';

/** The services' own names, the same in every language. */
const senderNames: Record<SpfSender, string> = {
  google: 'Google Workspace',
  microsoft: 'Microsoft 365',
  mailchimp: 'Mailchimp',
  sendgrid: 'SendGrid',
  ses: 'Amazon SES',
};

/** The services that send mail for the domain. */
export const SpfFields = ({ choices: { senders }, onChange }: Pick<TemplateForm, 'choices' | 'onChange'>) => {
  const { t } = useTranslation('zoneTemplates');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('spf.who')}</legend>
      <Stack space="small">
        {(Object.keys(spfSenders) as SpfSender[]).map((name) => (
          <Checkbox
            key={name}
            label={senderNames[name]}
            checked={senders.includes(name)}
            onCheckedChange={(checked) =>
              onChange({ senders: checked ? [...senders, name] : senders.filter((other) => other !== name) })
            }
          />
        ))}
      </Stack>
    </fieldset>
  );
};
