import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';

/** A button of the preview: a press says that the host or the repository of this name was not connected. */
export const ConnectButton = ({ name, children }: { name: string; children: ReactNode }) => {
  const { t } = useTranslation('paas');
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <Button variant="outline" onPress={() => setPressed(true)}>
        {children}
      </Button>
      {isPressed ? (
        <Banner title={t('repository.unavailable', { name })}>{t('repository.unavailableText')}</Banner>
      ) : null}
    </>
  );
};
