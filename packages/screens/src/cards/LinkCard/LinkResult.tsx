import type { IconType } from '@may/ui/components/Icon/icons.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { tellError } from '@may/ui/errors/tellError.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import type { Tone } from '@may/ui/theme/tokens.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { LinkCardResult } from './linkCard.ts';

const looks = {
  checking: { icon: icons.clock, tone: 'neutral' },
  saved: { icon: icons.success, tone: 'positive' },
  processing: { icon: icons.clock, tone: 'caution' },
  rejected: { icon: icons.alert, tone: 'critical' },
  cancelled: { icon: icons.info, tone: 'neutral' },
  unfinished: { icon: icons.lock, tone: 'caution' },
  unknown: { icon: icons.warning, tone: 'caution' },
} as const satisfies Record<LinkCardResult['result'], { icon: IconType; tone: Tone }>;

/** The icon, the tone and the words of a result. */
const lookOf = (result: LinkCardResult['result'], t: TFunction<['linkCard', 'common']>) => {
  if (result === 'rejected') return { ...looks[result], ...tellError(t, 'linkCard:result.rejected') };
  if (result === 'unfinished' || result === 'unknown')
    return { ...looks[result], ...tellError(t, `linkCard:result.${result}`) };
  return { ...looks[result], title: t(`result.${result}.title`), text: t(`result.${result}.text`) };
};

/** The outcome of linking a card, in the specified words where the specification has them (spec section 8). */
export const LinkResult = ({
  result,
  serverMessage,
  actions,
  isInterruptedTopUp,
}: LinkCardResult & { isInterruptedTopUp: boolean }) => {
  const { t } = useTranslation(['linkCard', 'common']);
  const labels: Record<LinkCardResult['actions'][number]['name'], string> = {
    backToTopUp: t(isInterruptedTopUp ? 'action.goOn' : 'action.backToTopUp'),
    another: t(result === 'saved' ? 'action.another' : 'action.again'),
    check: t('common:checkAgain'),
    seeCards: t('action.seeCards'),
  };
  return (
    <StatusPage
      live
      {...lookOf(result, t)}
      detail={serverMessage}
      actions={actions.map(({ name, ...action }) => ({ label: labels[name], ...action }))}
    />
  );
};
