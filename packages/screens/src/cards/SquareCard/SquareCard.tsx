import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

export type SquareCardProps = {
  /** The element in which the form's provider draws its fields. */
  placeRef: RefObject<HTMLDivElement | null>;
  state: 'loading' | 'ready' | 'failed' | 'notConfigured';
  onRetry: () => void;
};

/** The place of Square's card form, or a message if the form did not load or its credentials are missing (spec section 8). */
export const SquareCard = ({ placeRef, state, onRetry }: SquareCardProps) => {
  return (
    <Stack space="small">
      <div ref={placeRef} aria-busy={state === 'loading'} hidden={state === 'failed' || state === 'notConfigured'} />
      {state === 'loading' ? <Skeleton shape="block" size="small" /> : null}
      {state === 'failed' || state === 'notConfigured' ? <Failure state={state} onRetry={onRetry} /> : null}
    </Stack>
  );
};

const Failure = ({ state, onRetry }: { state: 'failed' | 'notConfigured' } & Pick<SquareCardProps, 'onRetry'>) => {
  const { t } = useTranslation(['topUp', 'common']);
  const { title, text } = tellError(t, `topUp:card.otherForm.${state}`);
  return (
    <Banner tone="critical" title={title}>
      <Stack space="xsmall">
        {text}
        {state === 'failed' ? (
          <Inline>
            <Button size="small" variant="outline" icon={icons.retry} onPress={onRetry}>
              {t('common:retry')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Banner>
  );
};
