import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { DomainObstacle } from './customDomains.ts';

/** A name that no record brings to this server, and the way to free it. */
export const Obstacle = ({ shown, holder }: DomainObstacle) => {
  const { t } = useTranslation('customDomains');
  return (
    <Banner
      variant="card"
      tone="caution"
      action={holder ? <Link href={holder.href}>{t('obstacle.open', { server: holder.name })}</Link> : null}
    >
      {holder ? t('obstacle.held', { domain: shown, server: holder.name }) : t('obstacle.provider', { domain: shown })}
    </Banner>
  );
};
