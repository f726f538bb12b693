import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { tellError } from '../../errors/tellError.ts';
import { NumberedStep, NumberedSteps } from '../../patterns/NumberedSteps/NumberedSteps.tsx';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';
import type { PointedDomain } from '../DnsActivation/dnsActivation.ts';
import { NameserverList } from '../DnsActivation/NameserverList.tsx';
import { Note, RegistrarGuide } from '../DnsActivation/RegistrarGuide.tsx';
import * as styles from './Nameservers.css.ts';

/** The nameservers in the page's address: `ours` end with the provider's suffix, `foreign` do not, `unreadable` are no nameservers. */
export type NameserverLink = { status: 'ours'; domain: PointedDomain } | { status: 'foreign' | 'unreadable' };

export type NameserversScreenProps = {
  link: NameserverLink;
  hrefs: { home: string };
  onPrint: () => void;
};

/** Tells the person with the registrar's login which nameservers the domain must have. The page needs no account and reads only its own address. */
export const NameserversScreen = ({ link, hrefs, onPrint }: NameserversScreenProps) => {
  const { t } = useTranslation(['dnsActivation', 'common']);
  if (link.status !== 'ours')
    return (
      <StatusPage
        icon={icons.warning}
        tone="caution"
        {...tellError(t, `dnsActivation:page.${link.status}`)}
        actions={[{ label: t('common:backToHome'), href: hrefs.home }]}
      />
    );
  const { domain } = link;
  return (
    <div className={styles.page}>
      <Stack space="xsmall">
        <Heading level={1} size="large">
          {t('title')}
        </Heading>
        <Text size="body">
          {t('page.text', { domain: domain.shown })}
          {domain.name === domain.shown ? null : (
            <Text as="span" tone="muted" family="mono">
              {` (${domain.name})`}
            </Text>
          )}
        </Text>
        <Text tone="muted">{t('page.asked')}</Text>
      </Stack>
      <NumberedSteps>
        <NumberedStep level={2} title={t('page.before')}>
          <Note warns>{t('dnssec')}</Note>
        </NumberedStep>
        <NumberedStep level={2} title={t('step.enter')}>
          <NameserverList nameservers={domain.nameservers} />
          <RegistrarGuide domain={domain} observed={null} />
        </NumberedStep>
        <NumberedStep level={2} title={t('page.tell')}>
          <Text>{t('page.tellText')}</Text>
          <Note>{t('propagation')}</Note>
        </NumberedStep>
      </NumberedSteps>
      <div className={styles.onScreen}>
        <Inline>
          <Button variant="outline" tone="neutral" onPress={onPrint}>
            {t('page.print')}
          </Button>
        </Inline>
      </div>
    </div>
  );
};
