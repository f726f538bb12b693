import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CopyField } from '../../components/CopyField/CopyField.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import type { Glyph } from '../../components/Icon/icons.ts';
import * as icons from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import type { Tone } from '../../theme/tokens.ts';
import { StatusPage } from '../StatusPage/StatusPage.tsx';
import type { OutcomeName } from './outcomeOf.ts';
import type { TopUpScreenProps } from './TopUpScreen.tsx';
import { useMeansName } from './useMeansName.ts';

interface OutcomeProps extends TopUpScreenProps {
  outcome: OutcomeName;
}

const looks: Record<OutcomeName, { icon: Glyph; tone: Tone }> = {
  redirecting: { icon: icons.external, tone: 'brand' },
  confirmingCard: { icon: icons.lock, tone: 'brand' },
  reconciling: { icon: icons.clock, tone: 'neutral' },
  pending: { icon: icons.clock, tone: 'caution' },
  succeeded: { icon: icons.success, tone: 'positive' },
  unknown: { icon: icons.warning, tone: 'caution' },
  otherTab: { icon: icons.info, tone: 'caution' },
};

/** The top-up when there is nothing to choose any more: on the way, waiting, done, or not known. */
export const Outcome = ({ outcome, ...props }: OutcomeProps) => {
  const { t } = useTranslation('topUp');
  const means = useMeansName(props);
  const { status, amount, currency, hrefs } = props;
  const [waiting, setWaiting] = useState(status);
  if (status.name === 'pending' && status !== waiting) setWaiting(status);
  // Asking again is not news: the page keeps what it says, and the button shows the work.
  const isAskingAgain = outcome === 'reconciling' && waiting.name === 'pending';
  const shown = isAskingAgain ? 'pending' : outcome;
  const paid = amount === null ? null : { amount, currency };
  const known = isAskingAgain ? waiting : status;
  const code = 'transactionCode' in known ? known.transactionCode : null;
  const button = (label: string, onPress: () => void, quiet?: boolean) => (
    <Button variant={quiet ? 'outline' : 'solid'} tone={quiet ? 'neutral' : 'brand'} onPress={onPress}>
      {label}
    </Button>
  );
  const log = (
    <LinkButton href={hrefs.transactions} variant="outline" tone="neutral">
      {t('log')}
    </LinkButton>
  );
  const startOver = button(t('startOver'), props.onStartOver, true);
  const actions: Record<OutcomeName, ReactNode> = {
    redirecting: (
      <>
        {button(t('redirecting.leave'), props.onLeave)}
        {button(t('redirecting.cancel'), props.onCancel, true)}
      </>
    ),
    confirmingCard: button(t('confirming.cancel'), props.onCancel, true),
    reconciling: log,
    pending: (
      <>
        <Button loading={isAskingAgain} onPress={props.onCheck}>
          {t('check')}
        </Button>
        {button(t('resume'), props.onResume, true)}
        {startOver}
      </>
    ),
    succeeded: (
      <>
        <LinkButton href={hrefs.home}>{t('back')}</LinkButton>
        {log}
      </>
    ),
    unknown: (
      <>
        {button(t('check'), props.onCheck)}
        {button(t('retry'), props.onRetry, true)}
        {startOver}
      </>
    ),
    otherTab: (
      <>
        {button(t('check'), props.onCheck)}
        {startOver}
      </>
    ),
  };
  const words = {
    redirecting: {
      title: t('redirecting.title', { host: status.name === 'redirecting' ? status.host : '' }),
      text: t('redirecting.text'),
    },
    confirmingCard: { title: t('confirming.title'), text: t('confirming.text') },
    reconciling: { title: t('reconciling.title'), text: t('reconciling.text') },
    pending: { title: t('pending.title'), text: t('pending.text') },
    succeeded: {
      title: t('succeeded.title'),
      text: t('succeeded.text', { amount: paid ? formatMoney(paid).text : '–' }),
    },
    unknown: { title: t('failed.unknown.title'), text: t('failed.unknown.text') },
    otherTab: { title: t('failed.otherTab.title'), text: t('failed.otherTab.text') },
  };
  return (
    <StatusPage live {...looks[shown]} {...words[shown]} actions={actions[shown]}>
      {paid ? (
        <Card padding="small">
          <Stack space="small">
            <DescriptionList
              items={[
                { label: t('summary.amount'), value: <Money value={paid} strong /> },
                ...(means ? [{ label: t('summary.method'), value: means }] : []),
              ]}
            />
            {code ? <CopyField label={t('code')} value={code} /> : null}
          </Stack>
        </Card>
      ) : null}
    </StatusPage>
  );
};
