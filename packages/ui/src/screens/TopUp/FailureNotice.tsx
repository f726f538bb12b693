import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand/brand.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import type { TopUpForm } from './topUp.ts';

/** Why the last attempt ended for certain (spec section 8), beside the button that tries again and never out of sight. */
export const FailureNotice = ({ kind, serverMessage }: NonNullable<TopUpForm['failure']>) => {
  const { t } = useTranslation('topUp');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Banner variant="card" tone={kind === 'cancelled' ? 'neutral' : 'critical'} title={t(`failed.${kind}.title`)}>
        {t(`failed.${kind}.text`, { email: brand.supportEmail })} {serverMessage}
      </Banner>
    </div>
  );
};
