import type { Money as MoneyValue } from '@may/domain/money.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { CopyField } from '@may/ui/components/CopyField/CopyField.tsx';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import type { IconType } from '@may/ui/components/Icon/icons.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { usePrivateText } from '@may/ui/components/Private/masked.ts';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { tellError, titled } from '@may/ui/errors/tellError.ts';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { type StatusAction, type StatusLook, StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import type { Tone } from '@may/ui/theme/tokens.ts';
import { useTranslation } from 'react-i18next';
import { tellArrival } from '../tellArrival.ts';
import type { TopUpAction, TopUpMessage } from '../topUp.ts';
import { useMeansName } from './useMeansName.ts';

/** A message in place of the form, with the links of its buttons. */
export type MessageProps = TopUpMessage & {
  hrefs: { home: string; transactions: string };
};

type Look = {
  icon: IconType;
  /** Missing where the words bring it. */
  tone?: Exclude<Tone, 'critical'>;
  showsLog?: true;
  isFinished?: true;
};

const looks: Record<TopUpMessage['about'], Look> = {
  leaving: { icon: icons.external, tone: 'brand' },
  cardBeginning: { icon: icons.card, tone: 'brand' },
  cardConfirming: { icon: icons.lock, tone: 'brand' },
  cardSilent: { icon: icons.clock, tone: 'caution', showsLog: true },
  cardUnfinished: { icon: icons.lock, tone: 'caution' },
  cardProcessing: { icon: icons.clock, tone: 'caution', showsLog: true },
  cardDeclined: { icon: icons.alert },
  cardOtherAmount: { icon: icons.alert },
  cardFailed: { icon: icons.alert },
  cardUnknown: { icon: icons.warning, tone: 'caution', showsLog: true },
  cardSucceeded: { icon: icons.success, tone: 'positive', showsLog: true, isFinished: true },
  checking: { icon: icons.clock, tone: 'neutral', showsLog: true },
  waiting: { icon: icons.clock, tone: 'caution', showsLog: true },
  unknown: { icon: icons.warning, tone: 'caution', showsLog: true },
  mayChargeTwice: { icon: icons.warning, tone: 'caution', showsLog: true },
  alreadyPaid: { icon: icons.warning, tone: 'caution', showsLog: true },
  otherTab: { icon: icons.info, tone: 'caution' },
  succeeded: { icon: icons.success, tone: 'positive', showsLog: true, isFinished: true },
  arrivedEarlier: { icon: icons.success, tone: 'positive', showsLog: true, isFinished: true },
};

/** The state of a top-up that is on its way, waiting, done or unknown. */
export const Message = ({
  about,
  host,
  amount,
  paid,
  means,
  transactionCode,
  serverMessage,
  actions,
  hrefs,
}: MessageProps) => {
  const { t } = useTranslation(['topUp', 'common', 'pendingTopUps']);
  const meansName = useMeansName(means);
  const { showsLog, isFinished, ...look } = looks[about];
  const hide = usePrivateText();
  const sum = paid ?? amount;
  const say = (money: MoneyValue) => hide(formatMoney(money).text);
  const ofSum = { amount: sum ? say(sum) : '–' };
  const arrived = tellArrival(t, { paid, amount }, say);
  const declined = tellError(t, 'topUp:failed.declined');
  const words: Record<TopUpMessage['about'], StatusLook & { text: string }> = {
    leaving: { title: t('redirecting.title', { host: host ?? '' }), text: t('redirecting.text') },
    cardBeginning: { title: t('card.beginning.title'), text: t('card.beginning.text') },
    cardConfirming: { title: t('confirming.title'), text: t('confirming.text') },
    cardSilent: { title: t('confirming.title'), text: t('confirming.silent') },
    cardUnfinished: { title: t('card.unfinished.title'), text: t('card.unfinished.text') },
    cardProcessing: { title: t('card.processing.title'), text: t('card.processing.text') },
    // The card provider's message replaces ours (spec section 8).
    cardDeclined: {
      tone: 'critical',
      ...(serverMessage ? { ...titled(t, declined.text), text: serverMessage } : declined),
    },
    cardOtherAmount: { tone: 'critical', ...tellError(t, 'topUp:failed.otherAmount') },
    cardFailed: { tone: 'critical', ...tellError(t, 'topUp:failed.cardRefused') },
    cardUnknown: tellError(t, 'topUp:failed.cardUnknown'),
    cardSucceeded: { title: t('card.succeeded.title'), text: arrived },
    checking: { title: t('reconciling.title'), text: t('reconciling.text') },
    waiting: { title: t('pending.title'), text: t('pending.text') },
    unknown: tellError(t, 'topUp:failed.unknown'),
    mayChargeTwice: tellError(t, 'topUp:mayChargeTwice'),
    alreadyPaid: { title: t('alreadyPaid.title'), text: t('alreadyPaid.text', ofSum) },
    otherTab: { title: t('failed.otherTab.title'), text: t('failed.otherTab.text') },
    succeeded: { title: t('succeeded.title'), text: arrived },
    arrivedEarlier: { title: t('arrivedEarlier.title'), text: t('arrivedEarlier.text', ofSum) },
  };
  const labels: Record<TopUpAction['name'], string> = {
    leave: t('redirecting.leave'),
    cancel: t('redirecting.cancel'),
    check: t('common:checkAgain'),
    resume: t('pendingTopUps:continue'),
    retry: t('common:retry'),
    repeat: t('mayChargeTwice.repeat'),
    startOver: t('startOver'),
    another: t('another'),
    goOn: t('goOn'),
    otherCard: t('card.otherCard'),
    approve: t('card.approve'),
  };
  const detail = about === 'cardDeclined' ? null : serverMessage;
  const ways: StatusAction[] = [
    ...(isFinished ? [{ label: t('common:backToHome'), href: hrefs.home }] : []),
    // Cancelling is never the recommended action, even if it is the only one.
    ...actions.map(({ name, ...action }) => ({ label: labels[name], ...action, isLikeliest: name !== 'cancel' })),
    ...(showsLog ? [{ label: t('common:seeTransactions'), href: hrefs.transactions, isLikeliest: false }] : []),
  ];
  return (
    <StatusPage live {...look} {...words[about]} detail={detail} actions={ways}>
      {sum ? (
        <Card padding="small">
          <Stack space="small">
            <DescriptionList
              items={[
                {
                  label: t('summary.amount'),
                  value: <Money value={sum} strong />,
                  note: about === 'cardFailed' || about === 'cardOtherAmount' ? t('card.notCharged') : undefined,
                },
                ...(meansName ? [{ label: t('summary.method'), value: meansName }] : []),
              ]}
            />
            {transactionCode ? <CopyField label={t('common:transactionCode')} value={transactionCode} /> : null}
          </Stack>
        </Card>
      ) : null}
    </StatusPage>
  );
};
