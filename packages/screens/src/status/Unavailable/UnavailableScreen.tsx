import * as icons from '@may/ui/components/Icon/icons.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import { useTranslation } from 'react-i18next';

export type UnavailableScreenProps = { hrefs: { home: string; helpdesk: string } };

/** The provider does not answer, and the reason is not known (spec section 2, Route table). */
export const UnavailableScreen = ({ hrefs }: UnavailableScreenProps) => {
  const { t } = useTranslation(['statusPages', 'common']);
  return (
    <StatusPage
      icon={icons.alert}
      tone="caution"
      code="503"
      title={t('unavailable.title')}
      text={t('unavailable.text')}
      actions={[
        { label: t('common:backToHome'), href: hrefs.home },
        { label: t('helpdesk'), href: hrefs.helpdesk },
      ]}
    />
  );
};
