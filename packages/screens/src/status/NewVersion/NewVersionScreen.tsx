import { useOnline } from '@may/ui/browser/useOnline.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { tellError } from '@may/ui/errors/tellError.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import { useTranslation } from 'react-i18next';

export type NewVersionScreenProps = {
  /** The file name of the script or stylesheet that did not load. */
  chunk: string;
  kind: 'timeout' | 'missing' | 'other';
  onReload: () => void;
};

/** A part of the portal did not load: a newer version replaced it, the network is gone, or it did not arrive (spec section 8, last row). */
export const NewVersionScreen = ({ chunk, kind, onReload }: NewVersionScreenProps) => {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isMissing = kind === 'missing';
  const isOffline = !isOnline && !isMissing;
  const words = isOffline
    ? { title: t('offline.title'), text: t('offline.text') }
    : tellError(t, isMissing ? 'common:newVersion' : 'common:startFailed');
  return (
    // It stands outside of every layout, whose padding other status pages have.
    <Box padding="large">
      <StatusPage
        icon={isOffline ? icons.offline : icons.retry}
        tone="brand"
        code={t('newVersion.detail', { chunk, kind: t(`newVersion.kind.${kind}`) })}
        {...words}
        actions={[{ label: t('newVersion.reload'), onPress: onReload }]}
      />
    </Box>
  );
};
