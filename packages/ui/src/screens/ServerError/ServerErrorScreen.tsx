import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import * as icons from '../../components/Icon/icons.ts';
import { tellError } from '../../errors/tellError.ts';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';

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
