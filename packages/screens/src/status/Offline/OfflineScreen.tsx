import * as icons from '@may/ui/components/Icon/icons.ts';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import { useTranslation } from 'react-i18next';

export type OfflineScreenProps = {
  /** True while the page asks whether the network is back. */
  checking: boolean;
  onCheck: () => void;
};

/** The page in place of one that needs the network. It says what waits and what goes on; the portal leaves it by itself. */
export const OfflineScreen = ({ checking, onCheck }: OfflineScreenProps) => {
  const { t } = useTranslation(['statusPages', 'common']);
  return (
    <StatusPage
      icon={icons.offline}
      tone="caution"
      title={t('common:offline.title')}
      text={t('common:offline.text')}
      actions={[{ label: t('common:checkAgain'), icon: icons.retry, onPress: onCheck, busy: checking }]}
    >
      <Stack>
        {(['waits', 'goesOn', 'works'] as const).map((part) => (
          <div key={part}>
            <Text weight="medium">{t(`offline.${part}.title`)}</Text>
            <Text tone="muted">{t(`offline.${part}.text`)}</Text>
          </div>
        ))}
      </Stack>
    </StatusPage>
  );
};
