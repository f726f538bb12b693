import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Private } from '../../components/Private/Private.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export type AlreadySignedInScreenProps = {
  email: string;
  hrefs: { home: string };
  onSignOut: () => void;
};

/** Replaces the pages of a new account for a customer who is signed in, so that no session is overwritten unseen. */
export const AlreadySignedInScreen = ({ email, hrefs, onSignOut }: AlreadySignedInScreenProps) => {
  const { t } = useTranslation('account');
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1} size="large">
          {t('present.title')}
        </Heading>
        <Text tone="muted">
          <Private>{t('present.text', { email })}</Private>
        </Text>
      </Stack>
      <Stack space="xsmall">
        <LinkButton href={hrefs.home} size="large" stretch>
          {t('present.home')}
        </LinkButton>
        <Button variant="outline" tone="neutral" size="large" stretch onPress={onSignOut}>
          {t('present.signOut')}
        </Button>
      </Stack>
    </Stack>
  );
};
