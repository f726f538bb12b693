import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Figure } from '../../patterns/Figure.tsx';
import * as styles from './CustomDomains.css.ts';
import type { ZoneHelp } from './customDomains.ts';

/** The customer's own zone of a domain: its record can be staged from here, and what it replaces stands beside the button. */
export const ZonePart = ({ shown, active, activateHref, changesHref, plan }: ZoneHelp) => {
  const { t } = useTranslation('customDomains');
  const { email } = useBrand().contact;
  return (
    <section className={styles.panel} aria-label={t('zone.title', { domain: shown })}>
      <Text weight="strong">{t('zone.title', { domain: shown })}</Text>
      {active ? null : (
        <Banner
          variant="card"
          tone="caution"
          action={<Link href={activateHref}>{t('zone.activate', { domain: shown })}</Link>}
        >
          {t('zone.inactive', { domain: shown })}
        </Banner>
      )}
      {plan.status === 'failed' ? (
        <ErrorState error="customDomains:zone.failed" values={{ domain: shown }} onRetry={plan.onRetry} />
      ) : null}
      <Figure of={plan} skeleton={<Skeleton lines={2} />}>
        {({ state, count, delegated, unreadable, replaced, mailAt, onCreate }) => (
          <Stack space="small">
            {unreadable > 0 ? (
              <Banner variant="card" tone="caution">
                {t('zone.unreadable', { count: unreadable, domain: shown })}
              </Banner>
            ) : null}
            {delegated.map((domain) => (
              <Banner key={domain} variant="card" tone="caution">
                {t('zone.delegated', { domain })}
              </Banner>
            ))}
            {state === 'made' ? <Text>{t('zone.made', { count })}</Text> : null}
            {state === 'staged' ? (
              <>
                <Text>{t('zone.staged', { count })}</Text>
                <div className={styles.actions}>
                  <LinkButton href={changesHref}>{t('zone.seeChanges')}</LinkButton>
                </div>
              </>
            ) : null}
            {replaced.length > 0 ? (
              <div>
                <Text weight="medium">{t('zone.replaces')}</Text>
                <ul className={styles.replaced}>
                  {replaced.map(({ id, type, name, values, isProxied }) => (
                    <li key={id} className={styles.old}>
                      {type} {name} {values.join(', ')}
                      {isProxied ? ` (${t('zone.proxied')})` : null}
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
            {mailAt.map((domain) => (
              <Banner key={domain} variant="card" tone="caution">
                {t('zone.mail', { domain })}
              </Banner>
            ))}
            {state === 'barred' ? <Text>{t('zone.barred', { email })}</Text> : null}
            {state === 'missing' ? (
              <>
                <Text size="small" tone="muted">
                  {t('zone.createText', { count })}
                </Text>
                {replaced.length > 0 ? (
                  <Text size="small" tone="muted">
                    {t('zone.mayRefuse', { email })}
                  </Text>
                ) : null}
                {onCreate ? (
                  <div className={styles.actions}>
                    <Button variant={active ? 'solid' : 'outline'} onPress={onCreate}>
                      {t('zone.create', { count })}
                    </Button>
                  </div>
                ) : null}
              </>
            ) : null}
          </Stack>
        )}
      </Figure>
    </section>
  );
};
