import { useBrand } from '@may/ui/brand/BrandContext.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import { useTranslation } from 'react-i18next';

// Named one by one: a look-up by name would put every icon into the build.
const serviceIcons = { database: icons.database, firewall: icons.firewall, svm: icons.svm };

export type ComingSoonScreenProps = {
  /** The menu's entry of a service to come. @default a page to come (spec section 2, /pages/coming-soon) */
  service?: keyof typeof serviceIcons;
  hrefs: { home: string };
};

/** A page or a service that does not exist yet, with the address of support. */
export const ComingSoonScreen = ({ service, hrefs }: ComingSoonScreenProps) => {
  const { t } = useTranslation(['statusPages', 'common', 'shell']);
  const { email } = useBrand().contact;
  const home = { label: t('common:backToHome'), href: hrefs.home };
  if (!service)
    return (
      <StatusPage
        icon={icons.clock}
        tone="brand"
        title={t('comingSoon.title')}
        text={t('comingSoon.text', { email })}
        actions={[home]}
      />
    );
  const name = t(`shell:menu.${service}`);
  const subject = encodeURIComponent(t('comingSoon.subject', { service: name }));
  return (
    <StatusPage
      icon={serviceIcons[service]}
      tone="brand"
      title={name}
      text={t('comingSoon.serviceText', { email })}
      actions={[{ label: t('comingSoon.tellUs'), href: `mailto:${email}?subject=${subject}` }, home]}
    />
  );
};
