import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

export type SquareCardProps = {
  /** The element in which the form's provider draws its fields. */
  placeRef: RefObject<HTMLDivElement | null>;
  state: 'loading' | 'ready' | 'failed' | 'notConfigured';
  onRetry: () => void;
};

/** The place of Square's card form, or a message if the form did not load or its credentials are missing (spec section 8). */
export const SquareCard = ({ placeRef, state, onRetry }: SquareCardProps) => {
  const { t } = useTranslation(['topUp', 'common']);
  return (
    <Stack space="small">
      <div ref={placeRef} aria-busy={state === 'loading'} hidden={state === 'failed' || state === 'notConfigured'} />
      {state === 'loading' ? <Skeleton shape="block" size="small" /> : null}
      {state === 'failed' || state === 'notConfigured' ? (
        <Banner variant="card" tone="critical" title={t(`card.otherForm.${state}`)}>
          <Stack space="xsmall">
            {t(`card.otherForm.${state}Text`)}
            {state === 'failed' ? (
              <Inline>
                <Button
                  size="small"
                  variant="outline"
                  tone="neutral"
                  icon={<Icon icon={icons.retry} />}
                  onPress={onRetry}
                >
                  {t('common:retry')}
                </Button>
              </Inline>
            ) : null}
          </Stack>
        </Banner>
      ) : null}
    </Stack>
  );
};
