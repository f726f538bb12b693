import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import { useTranslation } from 'react-i18next';

export type MaintenanceScreenProps = {
  hrefs: { home: string; helpdesk: string };
  /** Begin and expected end of the work, as ISO texts; null if not announced. */
  from: string | null;
  until: string | null;
  /** The present time, in epoch milliseconds. */
  now: number;
};

/** Planned work (spec section 2, /pages/maintenence). It names the times that were announced, and promises no other. */
export const MaintenanceScreen = ({ from, until, now, hrefs }: MaintenanceScreenProps) => {
  const { t } = useTranslation(['statusPages', 'common']);
  const isLate = until !== null && Date.parse(until) <= now;
  const items = [
    ...(from === null ? [] : [{ label: t('maintenance.from'), value: <DateTime value={from} /> }]),
    ...(until === null ? [] : [{ label: t('maintenance.until'), value: <DateTime value={until} /> }]),
  ];
  return (
    <StatusPage
      icon={icons.clock}
      tone="caution"
      title={t('maintenance.title')}
      text={[t('maintenance.text'), isLate && t('maintenance.late'), until === null && t('maintenance.noTime')]
        .filter(Boolean)
        .join(' ')}
      actions={[
        { label: t('common:backToHome'), href: hrefs.home },
        { label: t('helpdesk'), href: hrefs.helpdesk },
      ]}
    >
      {items.length > 0 ? <DescriptionList items={items} /> : null}
    </StatusPage>
  );
};
