import { useBrand } from '@may/ui/brand/BrandContext.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import { useTranslation } from 'react-i18next';

export type NotSwitchedOnScreenProps = {
  /** The service's entry in the menu; `smsOtp` has none. */
  service: 'wordpress' | 'hosting' | 'dns' | 'paas' | 'database' | 'firewall' | 'svm' | 'smsOtp';
  /** The login page for a visitor who is not signed in. */
  hrefs: { home: string } | { signIn: string };
};

// These have no screen yet (docs/decisions/0019), or a preview alone (docs/decisions/0012).
const notReady: readonly NotSwitchedOnScreenProps['service'][] = ['paas', 'database', 'firewall', 'svm'];

/** The service is switched off, but its page exists, so this is not a 404 (docs/decisions/0012). */
export const NotSwitchedOnScreen = ({ service, hrefs }: NotSwitchedOnScreenProps) => {
  const { t } = useTranslation(['statusPages', 'common', 'shell']);
  const { email } = useBrand().contact;
  const name = service === 'smsOtp' ? t('notSwitchedOn.smsOtp') : t(`shell:menu.${service}`);
  return (
    <StatusPage
      icon={icons.info}
      title={t('notSwitchedOn.title', { service: name })}
      text={t(notReady.includes(service) ? 'notSwitchedOn.notReady' : 'notSwitchedOn.text', {
        email,
      })}
      actions={[
        'home' in hrefs
          ? { label: t('common:backToHome'), href: hrefs.home }
          : { label: t('common:signIn'), href: hrefs.signIn },
      ]}
    />
  );
};
