import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export type PassRecoveryScreenProps = {
  hrefs: { signIn: string };
};

/** The provider has no call to recover a password, so the page shows the address of support and sends no request (docs/decisions/0004). */
export const PassRecoveryScreen = ({ hrefs }: PassRecoveryScreenProps) => {
  const { t } = useTranslation('passRecovery');
  const { email } = useBrand().contact;
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('explanation')}</Text>
      </Stack>
      <Text size="body">
        <Link href={`mailto:${email}`}>{email}</Link>
      </Text>
      <Text>
        <Link href={hrefs.signIn}>{t('signIn')}</Link>
      </Text>
    </Stack>
  );
};
