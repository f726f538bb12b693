import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { HostMark } from './HostMark.tsx';
import { NotConnected } from './NotConnected.tsx';
import { hostNames, type RepositoryHost } from './webServiceCreate.ts';

/** Buttons that connect an account at these hosts. In the preview a press says that no account was connected. */
export const ConnectHosts = ({ hosts }: { hosts: readonly RepositoryHost[] }) => {
  const { t } = useTranslation('paas');
  const [pressed, setPressed] = useState<RepositoryHost | null>(null);
  return (
    <Stack space="small">
      {hosts.map((host) => (
        <Button
          key={host}
          variant="outline"
          tone="neutral"
          stretch
          icon={<HostMark host={host} />}
          onPress={() => setPressed(host)}
        >
          {t(`repository.${host}`)}
        </Button>
      ))}
      {pressed === null ? null : <NotConnected name={hostNames[pressed]} />}
    </Stack>
  );
};
