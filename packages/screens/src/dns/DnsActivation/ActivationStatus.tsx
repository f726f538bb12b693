import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellError, tellLine } from '@may/ui/errors/tellError.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './DnsActivation.css.ts';
import type { Activation } from './dnsActivation.ts';

/** The result of the last check; it scrolls into view, because the button may be far below it. */
export const ActivationStatus = ({ status, serverMessage, observed, domain }: Activation) => {
  const { t } = useTranslation('dnsActivation');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status !== 'instructions') root.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  if (status === 'instructions') return <Text>{t('status.instructions')}</Text>;
  const failed = tellError(t, 'dnsActivation:status.failed');
  return (
    <div ref={root} className={styles.status}>
      <Stack space="small">
        {status === 'checking' ? (
          <Banner>{t('status.checking')}</Banner>
        ) : status === 'notPointing' ? (
          <Banner tone="caution" title={tellLine(t, 'dnsActivation:status.notPointing')}>
            {t(observed === null ? 'status.notPointingUnseen' : 'status.notPointingText')}
          </Banner>
        ) : (
          <Banner tone="critical" title={failed.title}>
            {serverMessage ?? failed.text}
          </Banner>
        )}
        {status === 'notPointing' && observed !== null ? (
          <Comparison expected={domain.nameservers} observed={observed} />
        ) : null}
      </Stack>
    </div>
  );
};

/** A nameserver in lower case without its last dot. */
const plain = (host: string): string => host.trim().toLowerCase().replace(/\.$/, '');

/** The nameservers of one side; `isRight` is true if the other side has them, too. */
const compared = (hosts: readonly string[], others: readonly string[]) =>
  hosts.map((host) => ({ host: plain(host), isRight: others.some((other) => plain(other) === plain(host)) }));

const Comparison = ({ expected, observed }: { expected: readonly string[]; observed: readonly string[] }) => {
  const { t } = useTranslation('dnsActivation');
  const sides = [
    { name: 'expected', hosts: compared(expected, observed), wrong: t('compare.missing') },
    { name: 'observed', hosts: compared(observed, expected), wrong: t('compare.foreign') },
  ] as const;
  return (
    <div className={styles.sides}>
      {sides.map(({ name, hosts, wrong }) => (
        <section key={name} className={styles.side} aria-label={t(`compare.${name}`)}>
          <span className={styles.sideTitle} aria-hidden>
            {t(`compare.${name}`)}
          </span>
          {hosts.length === 0 ? (
            <Text tone="neutral" size="small">
              {t('compare.nothing')}
            </Text>
          ) : (
            <ul className={styles.seen}>
              {hosts.map(({ host, isRight }) => (
                <li key={host} className={styles.host}>
                  <span className={isRight ? styles.right : styles.wrong}>
                    <Icon icon={isRight ? icons.success : name === 'expected' ? icons.alert : icons.close} />
                  </span>
                  <span>
                    {host}
                    {isRight ? (
                      <span className={visuallyHidden}> ({t('compare.right')})</span>
                    ) : (
                      <span className={styles.wrong}> ({wrong})</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
};
