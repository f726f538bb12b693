import type { ServerKind } from '@may/domain/servers/server.ts';
import { useLast } from '@may/ui/common/useLast.ts';
import { useOfflineReason } from '@may/ui/common/useOfflineReason.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '@may/ui/components/Dialog/Dialog.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { IconButton } from '@may/ui/components/IconButton/IconButton.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CostBreakdown } from '../../servers/MonthlyCost/CostBreakdown.tsx';
import { useSizes } from '../../servers/useSizes.ts';
import { Earlier } from './Earlier.tsx';
import type { OrderReview, OrderServerScreenProps } from './orderServer.ts';
import { Preflight } from './Preflight.tsx';

type ReviewProps = {
  kind: ServerKind;
  review: OrderReview | null;
  hrefs: OrderServerScreenProps['hrefs'];
};

/** The whole order in a dialog before it costs money (spec §2); only its button creates the server. */
export const Review = ({ kind, review, hrefs }: ReviewProps) => {
  const { t } = useTranslation('orderServer');
  const offline = useOfflineReason();
  const last = useLast(review);
  const amount = last ? formatMoney(last.cost.total).text : '';
  return (
    <Dialog
      open={review !== null}
      onOpenChange={(open) => open || review?.busy || review?.onBack()}
      size="medium"
      title={t('review.title')}
      text={t('review.text')}
      actions={
        <>
          <Button variant="outline" loading={review?.busy} onPress={review?.onBack}>
            {t('review.back')}
          </Button>
          {last?.failure?.isOffOffer ? null : (
            <Button loading={review?.busy} disabledReason={offline} onPress={review?.onConfirm}>
              {t('review.confirm', { amount })}
            </Button>
          )}
        </>
      }
    >
      {last ? <Rows kind={kind} review={last} hrefs={hrefs} /> : null}
    </Dialog>
  );
};

const Password = ({ value }: { value: string }) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Inline space="xxsmall" justify="end" wrap="nowrap">
      <IconButton
        icon={shown ? icons.hide : icons.show}
        size="small"
        aria-label={t(shown ? 'hidePassword' : 'showPassword')}
        onPress={() => setShown(!shown)}
      />
      <Text as="span" family="mono">
        {shown ? value : '••••••••'}
      </Text>
    </Inline>
  );
};

/** A press at the end of a long dialog answers at its beginning, which may be out of view on a phone. */
const bringIntoSight = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

const Rows = ({ kind, review, hrefs }: ReviewProps & { review: OrderReview }) => {
  const { t } = useTranslation(['orderServer', 'servers']);
  const sizes = useSizes();
  const { plan, cost, wasCost, failure } = review;
  const failed = tellError(t, failure?.isOffOffer ? 'orderServer:review.offOffer' : 'orderServer:review.notPriced');
  const total = <Money value={cost.total} size="title" isPrice />;
  const credentials: ReactNode = (
    <>
      {review.user === '' ? t('access.userChosen') : review.user}
      <Password value={review.password} />
    </>
  );
  return (
    <Stack>
      {failure ? (
        <div ref={bringIntoSight}>
          <Banner tone="critical" title={failed.title}>
            {failed.text} {failure.serverMessage}
          </Banner>
        </div>
      ) : null}
      {wasCost ? (
        <div ref={bringIntoSight}>
          <Banner tone="caution" title={t('review.changed')}>
            {t('review.changedText', { was: formatMoney(wasCost.total).text, now: formatMoney(cost.total).text })}
          </Banner>
        </div>
      ) : null}
      {review.earlier.map(({ key, ...earlier }) => (
        <div key={key} ref={bringIntoSight}>
          <Earlier {...earlier} />
        </div>
      ))}
      {review.forgetful ? (
        <Banner tone="caution" title={t('forgetful.title')}>
          {t('forgetful.text')}
        </Banner>
      ) : null}
      <DescriptionList
        items={[
          { label: t('review.region'), value: review.regionName },
          { label: t('review.plan'), value: plan?.name ?? '–', note: plan ? sizes.plan(plan) : undefined },
          { label: t('review.disk'), value: sizes.disk(review.diskMb) },
          { label: t('review.mariadb'), value: sizes.disk(review.mariadbDiskMb) },
          { label: t(`access.${kind}`), value: credentials },
          { label: t('review.containers'), value: review.containers },
          { label: t('review.cost'), value: total, total: true },
        ]}
      />
      <CostBreakdown lines={cost.lines} planName={plan?.name} />
      <Preflight {...review.preflight} topUpHref={hrefs.topUp} />
    </Stack>
  );
};
