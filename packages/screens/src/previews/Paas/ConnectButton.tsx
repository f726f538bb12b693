import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

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
