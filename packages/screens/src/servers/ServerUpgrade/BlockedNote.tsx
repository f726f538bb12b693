import { diskLimits } from '@may/domain/order/order.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { useTranslation } from 'react-i18next';
import type { UpgradeBlock, UpgradeHrefs } from './serverUpgrade.ts';

/** The reason why the server cannot be upgraded now, with the way on. */
export const BlockedNote = ({ blocked, hrefs }: UpgradeBlock & { hrefs: UpgradeHrefs }) => {
  const { t } = useTranslation('serverUpgrade');
  const next = {
    provisioning: { href: hrefs.order, label: t('blocked.provisioning.action') },
    unpaid: { href: hrefs.invoices, label: t('blocked.unpaid.action') },
    unknownNow: null,
    full: null,
  }[blocked];
  return (
    <Banner
      tone={blocked === 'full' || blocked === 'provisioning' ? 'brand' : 'caution'}
      title={t(`blocked.${blocked}.title`)}
      action={next}
    >
      {t(`blocked.${blocked}.text`, diskLimits)}
    </Banner>
  );
};
