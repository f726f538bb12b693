import { Card } from '@may/ui/components/Card/Card.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './Domains.css.ts';

/** Public lookup pages of registrations. */
const lookups = { vnnic: 'https://whois.vnnic.vn', icann: 'https://lookup.icann.org' } as const;

/** Help with domains: the meaning of DNS, the time that changes take, and public lookup pages of registrations (spec §2, /dns). */
export const HelpLinks = () => {
  const { t } = useTranslation('domains');
  return (
    <Card title={t('help.title')}>
      <Stack>
        <Text>{t('help.what')}</Text>
        <Text tone="muted">{t('help.propagation')}</Text>
        <ul className={styles.links}>
          {(['vnnic', 'icann'] as const).map((service) => (
            <li key={service} className={styles.link}>
              <Link href={lookups[service]} external>
                {t(`help.${service}.title`)}
              </Link>
              <span className={styles.about}>{t(`help.${service}.text`)}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
};
