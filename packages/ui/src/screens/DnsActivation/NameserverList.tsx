import { useTranslation } from 'react-i18next';
import { CopyField } from '../../components/CopyField/CopyField.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { CopyButton } from '../../private/CopyButton.tsx';
import * as styles from './DnsActivation.css.ts';

type NameserverListProps = {
  nameservers: readonly string[];
};

/** The nameservers to enter, with buttons that copy one or all: typing them by hand leads to errors. */
export const NameserverList = ({ nameservers }: NameserverListProps) => {
  const { t } = useTranslation('dnsActivation');
  if (nameservers.length === 0) return <Text tone="muted">{t('nameservers.none')}</Text>;
  return (
    <Stack space="xsmall">
      <div className={styles.hosts}>
        {nameservers.map((host, index) => (
          <CopyField key={host} label={t('nameservers.nth', { number: index + 1 })} value={host} />
        ))}
      </div>
      {nameservers.length > 1 ? (
        <Inline>
          <CopyButton text={nameservers.join('\n')} refused={t('nameservers.copyRefused')}>
            {t('nameservers.copyAll')}
          </CopyButton>
        </Inline>
      ) : null}
    </Stack>
  );
};
