import { useBrand } from '@may/ui/brand/BrandContext.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { tellError } from '@may/ui/errors/tellError.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import { useTranslation } from 'react-i18next';

export type ServerErrorScreenProps = {
  /** Undefined leaves only the link to the home page. */
  onRetry?: () => void;
  hrefs: { home: string; helpdesk: string };
};

/** The portal's server failed (spec section 2, /pages/error500). */
export const ServerErrorScreen = ({ onRetry, hrefs }: ServerErrorScreenProps) => {
  const { t } = useTranslation(['statusPages', 'common']);
  const { email } = useBrand().contact;
  return (
    <StatusPage
      icon={icons.alert}
      tone="critical"
      code="500"
      {...tellError(t, 'statusPages:serverError', { email })}
      actions={[
        ...(onRetry ? [{ label: t('common:retry'), icon: icons.retry, onPress: onRetry }] : []),
        { label: t('common:backToHome'), href: hrefs.home },
        { label: t('helpdesk'), href: hrefs.helpdesk },
      ]}
    />
  );
};
