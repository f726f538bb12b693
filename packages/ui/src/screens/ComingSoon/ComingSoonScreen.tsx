import { useTranslation } from 'react-i18next';
import { brand } from '../../brand/brand.ts';
import * as icons from '../../components/Icon/icons.ts';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';

export type ComingSoonScreenProps = {
  hrefs: { home: string };
};

/** A page that does not exist yet, with the address of support (spec section 2, /pages/coming-soon). */
export const ComingSoonScreen = ({ hrefs }: ComingSoonScreenProps) => {
  const { t } = useTranslation(['statusPages', 'common']);
  return (
    <StatusPage
      icon={icons.clock}
      tone="brand"
      title={t('comingSoon.title')}
      text={t('comingSoon.text', { email: brand.supportEmail })}
      actions={[{ label: t('common:backToHome'), href: hrefs.home }]}
    />
  );
};
