import { useBrand } from '@may/ui/brand/BrandContext.ts';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { FormPage } from '@may/ui/patterns/FormPage.tsx';
import { useTranslation } from 'react-i18next';

export type PassRecoveryScreenProps = {
  hrefs: { signIn: string };
};

/** The provider has no call to recover a password, so the page shows the address of support and sends no request (docs/decisions/0004). */
export const PassRecoveryScreen = ({ hrefs }: PassRecoveryScreenProps) => {
  const { t } = useTranslation('passRecovery');
  const { email } = useBrand().contact;
  return (
    <FormPage title={t('title')} lead={t('explanation')}>
      <Text size="body">
        <Link href={`mailto:${email}`}>{email}</Link>
      </Text>
      <Text>
        <Link href={hrefs.signIn}>{t('signIn')}</Link>
      </Text>
    </FormPage>
  );
};
