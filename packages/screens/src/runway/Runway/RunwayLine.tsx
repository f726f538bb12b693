import { isShort, type Runway } from '@may/domain/wallet/runway.ts';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';

/** The days that the balance lasts, and a warning above them if they are few. The button that tops up stands in the same card. */
export const RunwayLine = ({ runway }: { runway: Loadable<Runway> }) => {
  const { t } = useTranslation('runway');
  if (runway.status === 'loading') return <Skeleton size="small" width="medium" />;
  const say = (value: Runway): string => {
    if (value.kind === 'days') return t('line.days', { span: t('span', { count: value.days }) });
    return value.kind === 'nothingDue' ? t('line.nothingDue') : t(`line.unknown.${value.reason}`);
  };
  const sentence = runway.status === 'ready' ? say(runway.value) : t('line.unknown.failed');
  return (
    <div>
      {runway.status === 'ready' && isShort(runway.value) ? (
        <Text as="div" size="small" tone="caution" weight="medium">
          <Inline space="xxsmall" wrap="nowrap">
            <Icon icon={icons.warning} />
            {t('short')}
          </Inline>
        </Text>
      ) : null}
      <Text as="div" size="small" tabular>
        {sentence}
      </Text>
    </div>
  );
};
