import { containerLimits, mbPerGb, type OrderGap } from '@may/domain/order/order.ts';
import type { ServerKind } from '@may/domain/servers/server.ts';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessSection } from './AccessSection.tsx';
import { ContainersSection } from './ContainersSection.tsx';
import { DiskSection } from './DiskSection.tsx';
import { Message } from './Message.tsx';
import * as styles from './OrderServer.css.ts';
import { OrderSummary } from './OrderSummary.tsx';
import type { OrderForm, OrderServerScreenProps } from './orderServer.ts';
import { PlanSection } from './PlanSection.tsx';
import { RegionSection } from './RegionSection.tsx';
import { Review } from './Review.tsx';

/** Orders a server: region, plan, disks, access and containers beside their price (spec §2, §5, §9). */
export const OrderServerScreen = ({ kind, content, hrefs }: OrderServerScreenProps) =>
  'about' in content ? <Message {...content} kind={kind} /> : <Form kind={kind} form={content} hrefs={hrefs} />;

/** The section that fills a gap; both gaps of the SSD disk belong to one section. */
const sectionOf = (gap: OrderGap) => (gap === 'regionDisk' ? 'disk' : gap);

/** The element of a section that takes the focus: the first of these that exists. */
const focusTargets = ['input[aria-invalid=true]', ':checked', 'input:enabled', 'button'];

const focusSection = (place: Element | null | undefined) => {
  const target = focusTargets.map((selector) => place?.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'nearest' });
};

const Form = ({ kind, form, hrefs }: { kind: ServerKind; form: OrderForm; hrefs: OrderServerScreenProps['hrefs'] }) => {
  const { t } = useTranslation(['orderServer', 'shell']);
  const root = useRef<HTMLDivElement>(null);
  // Counts the presses of review with a missing choice; from the first press the screen lists the missing choices.
  const [reviewPresses, setReviewPresses] = useState(0);
  const focusGap = (gap: OrderGap | undefined) => {
    if (gap) focusSection(root.current?.querySelector(`[data-place=${sectionOf(gap)}]`));
  };
  const focusFirstGap = useEffectEvent(() => focusGap(form.gaps[0]));
  useEffect(() => {
    if (reviewPresses > 0) focusFirstGap();
  }, [reviewPresses]);

  const words: Record<OrderGap, string> = {
    region: t('gap.region'),
    plan: t('gap.plan'),
    disk: t('gap.disk'),
    regionDisk: t('disk.least', { gb: form.disk.leastMb / mbPerGb }),
    mariadbDisk: t('gap.mariadbDisk'),
    password: t('gap.password'),
    containers: t('gap.containers', containerLimits),
  };
  const missing = reviewPresses > 0 ? form.gaps : [];
  const errorOf = (gap: OrderGap) => (missing.includes(gap) ? words[gap] : undefined);
  return (
    <Page
      title={t(`title.${kind}`)}
      homeHref={hrefs.home}
      crumbs={[{ label: t(`shell:menu.${kind}`), href: hrefs.list }]}
    >
      <div className={styles.columns}>
        <div ref={root} inert={form.locked}>
          <Stack space="large">
            <div data-place="region" className={styles.place}>
              <RegionSection {...form.region} error={errorOf('region')} />
            </div>
            <div data-place="plan" className={styles.place}>
              <PlanSection {...form.plan} regionId={form.region.value} error={errorOf('plan')} />
            </div>
            <DiskSection
              disk={{ ...form.disk, error: errorOf('disk') }}
              mariadbDisk={{ ...form.mariadbDisk, error: errorOf('mariadbDisk') }}
            />
            <div data-place="password" className={styles.place}>
              <AccessSection
                kind={kind}
                user={form.user}
                password={form.password}
                missing={missing.includes('password')}
              />
            </div>
            <div data-place="containers" className={styles.place}>
              <ContainersSection {...form.containers} error={errorOf('containers')} />
            </div>
          </Stack>
        </div>
        <OrderSummary
          kind={kind}
          form={form}
          hrefs={hrefs}
          missing={missing.map((gap) => ({ gap, text: words[gap] }))}
          onGapPress={focusGap}
          onReview={() => (form.gaps.length > 0 ? setReviewPresses(reviewPresses + 1) : form.onReview())}
        />
      </div>
      <Review kind={kind} review={form.review} hrefs={hrefs} />
    </Page>
  );
};
