import { useTranslation } from 'react-i18next';
import { Box } from '../../components/Box/Box.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { tellError } from '../../errors/tellError.ts';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';

export type NewVersionScreenProps = {
  /** The file name of the script or stylesheet that did not load. */
  chunk: string;
  kind: 'timeout' | 'missing' | 'other';
  onReload: () => void;
};

/** A part of the portal did not load, mostly because a newer version replaced it (spec section 8, last row). */
export const NewVersionScreen = ({ chunk, kind, onReload }: NewVersionScreenProps) => {
  const { t } = useTranslation();
  return (
    // It stands outside of every layout, whose padding other status pages have.
    <Box padding="large">
      <StatusPage
        icon={icons.retry}
        tone="brand"
        code={t('newVersion.detail', { chunk, kind: t(`newVersion.kind.${kind}`) })}
        {...tellError(t, 'common:newVersion')}
        actions={[{ label: t('newVersion.reload'), onPress: onReload }]}
      />
    </Box>
  );
};
