import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Money as MoneyValue } from '@may/domain/money.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import type { IconType } from '@may/ui/components/Icon/icons.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { usePrivateText } from '@may/ui/components/Private/masked.ts';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import type { Tone } from '@may/ui/theme/tokens.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { askedBeside } from '../tellArrival.ts';

/** The facts about a transaction on the result page (spec section 3). */
type PaymentResultTransaction = {
  transactionCode: string;
  /** Null for a payment from this browser that the provider does not know yet. */
  description: string | null;
  amount: MoneyValue | null;
  /** ISO 8601; null is unknown. */
  createdAt: string | null;
};

/** The provider's answer about the payment; only `confirmed` has the specified title of success (docs/decisions/0002). */
export type PaymentResult =
  | { status: 'checking' | 'signInNeeded' | 'badLink' }
  | {
      status: 'confirmed';
      transaction: PaymentResultTransaction & {
        amount: Confirmed<MoneyValue> | null;
        asked: MoneyValue | null;
        /** The balance after the payment; null if the provider does not tell it. */
        balance: Loadable<MoneyValue | null>;
      };
    }
  | { status: 'pending' | 'failed' | 'cancelled'; transaction: PaymentResultTransaction }
  | { status: 'notFound'; transactionCode: string }
  | { status: 'unreachable'; onRetry: () => void };

export type PaymentResultScreenProps = {
  result: PaymentResult;
  hrefs: {
    home: string;
    signIn: string;
    payment: string;
    transactions: string;
    /** The page that needed the top-up; null if no page waits for it. */
    wayBack: string | null;
    /** A new server, the next step where no page waits; null where none is sold. */
    order: string | null;
  };
};

const steps = {
  home: 'common:backToHome',
  signIn: 'common:signIn',
  payment: 'payment',
  transactions: 'common:seeTransactions',
  wayBack: 'goOn',
  order: 'servers:new.wordpress',
} as const;

type NextStep = keyof typeof steps;

/** The icon, the tone and the links of each outcome, the most likely link first. */
const outcomes = {
  checking: { icon: icons.clock, tone: 'neutral', next: ['home'] },
  confirmed: { icon: icons.success, tone: 'positive', next: ['wayBack', 'home', 'order'] },
  pending: { icon: icons.clock, tone: 'caution', next: ['wayBack', 'home', 'transactions'] },
  failed: { icon: icons.alert, tone: 'critical', next: ['payment', 'wayBack', 'home'] },
  cancelled: { icon: icons.info, tone: 'neutral', next: ['payment', 'wayBack', 'home'] },
  notFound: { icon: icons.search, tone: 'caution', next: ['transactions', 'wayBack', 'home'] },
  signInNeeded: { icon: icons.lock, tone: 'brand', next: ['signIn'] },
  unreachable: { icon: icons.offline, tone: 'caution', next: ['wayBack', 'home'] },
  badLink: { icon: icons.warning, tone: 'caution', next: ['transactions', 'home'] },
} as const satisfies Record<PaymentResult['status'], { icon: IconType; tone: Tone; next: readonly NextStep[] }>;

/** The icon, the tone and the words of an outcome. */
const lookOf = (status: PaymentResult['status'], t: TFunction<['paymentResult', 'common', 'topUp']>) => {
  if (status === 'failed') return { ...outcomes[status], ...tellError(t, 'paymentResult:failed') };
  if (status === 'notFound' || status === 'unreachable' || status === 'badLink')
    return { ...outcomes[status], ...tellError(t, `paymentResult:${status}`) };
  return { ...outcomes[status], title: t(`${status}.title`), text: t(`${status}.text`) };
};

/** The page that the bank returns to, with the outcome of the payment (spec section 2, Order success page). */
export const PaymentResultScreen = ({ result, hrefs }: PaymentResultScreenProps) => {
  const { t } = useTranslation(['paymentResult', 'common', 'topUp', 'servers']);
  const hide = usePrivateText();
  const { next, ...look } = lookOf(result.status, t);
  const asked =
    result.status === 'confirmed'
      ? askedBeside({ paid: result.transaction.amount, amount: result.transaction.asked })
      : null;
  const ways = next.flatMap((step: NextStep) => {
    const href = step === 'order' && hrefs.wayBack !== null ? null : hrefs[step];
    return href === null ? [] : [{ label: t(steps[step]), href, isLikeliest: result.status !== 'checking' }];
  });
  const transaction = 'transaction' in result ? result.transaction : null;
  const code = transaction?.transactionCode ?? ('transactionCode' in result ? result.transactionCode : null);
  const codeLine = code
    ? [
        {
          label: t('common:transactionCode'),
          value: (
            <Text as="span" family="mono">
              {code}
            </Text>
          ),
        },
      ]
    : [];
  const balance = result.status === 'confirmed' ? result.transaction.balance : null;
  const known = balance?.status === 'ready' && balance.value && <Money value={balance.value} strong />;
  const after = balance?.status === 'loading' ? <Skeleton /> : known;
  const factLines = transaction
    ? [
        { label: t('common:amount'), value: <Money value={transaction.amount} strong /> },
        ...(after ? [{ label: t('balance'), value: after }] : []),
        ...(transaction.description ? [{ label: t('description'), value: transaction.description }] : []),
        { label: t('time'), value: <DateTime value={transaction.createdAt} /> },
      ]
    : [];
  return (
    <StatusPage
      live
      {...look}
      detail={asked && t('topUp:succeeded.asked', { amount: hide(formatMoney(asked).text) })}
      actions={[
        ...(result.status === 'unreachable'
          ? [{ label: t('common:checkAgain'), icon: icons.retry, onPress: result.onRetry }]
          : []),
        ...ways,
      ]}
    >
      {code ? (
        <Card padding="small">
          <DescriptionList items={[...codeLine, ...factLines]} />
        </Card>
      ) : null}
    </StatusPage>
  );
};
