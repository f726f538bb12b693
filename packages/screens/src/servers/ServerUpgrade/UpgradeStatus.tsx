import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { ActionButton } from '@may/ui/components/LinkButton/ActionButton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import type { Tone } from '@may/ui/theme/tokens.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedValue } from './ChangedValue.tsx';
import type { UpgradeAction, UpgradeMessage } from './serverUpgrade.ts';
import { useChangeWords } from './useChangeWords.ts';

/** True for the messages of an outcome that is not known. */
const isInDoubt = (about: UpgradeMessage['about']): about is 'unknown' | 'unclear' =>
  about === 'unknown' || about === 'unclear';

const tones: Record<UpgradeMessage['about'], Exclude<Tone, 'critical'>> = {
  saving: 'brand',
  unknown: 'caution',
  unclear: 'caution',
  confirming: 'brand',
  saved: 'positive',
};

/** The state of an upgrade that is on its way, unknown or done, with its old and new value. */
export const UpgradeStatus = ({ about, change, serverMessage, actions }: UpgradeMessage): ReactNode => {
  const { t } = useTranslation(['serverUpgrade', 'common']);
  const { label, before, after } = useChangeWords().summary(change);
  const labels: Record<UpgradeAction['name'], string> = {
    check: t('common:checkAgain'),
    retry: t('action.retry'),
    startOver: t('action.startOver'),
    again: t('action.again'),
  };
  const title = isInDoubt(about)
    ? tellError(t, `serverUpgrade:message.${about}`).title
    : about !== 'saved'
      ? t(`message.${about}.title`)
      : change.part === 'plan' && change.after === null
        ? t('message.saved.title_planUnknown')
        : t(`message.saved.title_${change.part}`, { target: after });
  const isSaved = about === 'saved';
  const ways = actions.map(({ name, ...way }) => ({ label: labels[name], ...way }));
  return (
    <Stack>
      <Banner tone={tones[about]} title={title} action={isSaved ? ways[0] : null}>
        {t(`message.${about}.text`)} {serverMessage}
      </Banner>
      {isSaved ? null : (
        <Inline align="baseline">
          <Text as="span" tone="muted">
            {label}
          </Text>
          <Text as="span">
            <ChangedValue before={before} after={after} />
          </Text>
        </Inline>
      )}
      {isSaved || ways.length === 0 ? null : (
        <Inline>
          {ways.map((way, place) => (
            <ActionButton key={way.label} action={way} variant={place === 0 ? 'solid' : 'outline'} />
          ))}
        </Inline>
      )}
    </Stack>
  );
};
