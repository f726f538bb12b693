import { Button } from '@may/ui/components/Button/Button.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellLine } from '@may/ui/errors/tellError.ts';
import { useTranslation } from 'react-i18next';

/** Says that the price list could not be read, with a retry; the servers themselves were read. */
export const PricesFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation(['servers', 'common']);
  return (
    <div role="alert">
      <Inline>
        <Text>{tellLine(t, 'servers:plansFailed')}</Text>
        <Button size="small" variant="outline" onPress={onRetry}>
          {t('common:retry')}
        </Button>
      </Inline>
    </div>
  );
};
