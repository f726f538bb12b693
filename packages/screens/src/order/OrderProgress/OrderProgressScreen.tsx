import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Heading } from '@may/ui/components/Heading/Heading.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Stepper, type StepState } from '@may/ui/components/Stepper/Stepper.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './OrderProgress.css.ts';
import type { OrderProgressScreenProps } from './orderProgress.ts';
import { PaymentFailure } from './PaymentFailure.tsx';

const steps = [1, 2, 3] as const;

const stateOf = (
  place: number,
  { step, phase, notes }: Pick<OrderProgressScreenProps, 'step' | 'phase' | 'notes'>,
): StepState => {
  // After a failed payment the order is at step 1 again (spec §2). Step 1 stays done if the subscription event arrived.
  if (phase === 'paymentFailed' && place === 1) return notes.subscribed ? 'done' : 'current';
  if (phase === 'paymentFailed' && place === 2) return 'failed';
  if (phase === 'finished' || place < step) return 'done';
  return place > step ? 'upcoming' : 'current';
};

/** The progress of an order in three steps (spec §2). It follows events live, and is right when it is opened late. */
export const OrderProgressScreen = ({ kind, hrefs, failure, actions, ...order }: OrderProgressScreenProps) => {
  const { t } = useTranslation(['orderProgress', 'common']);
  const { phase, isOverdue, notes } = order;
  const words =
    phase === 'paymentFailed' || phase === 'unknown'
      ? tellError(t, `orderProgress:${phase}`)
      : isOverdue
        ? { title: t('overdue.title'), text: t('overdue.text') }
        : { title: t(`${phase}.title`), text: t(`${phase}.text`) };
  const heard = (['subscribed', 'invoiced'] as const).filter((note) => notes[note]);
  return (
    <Page title={t('title')}>
      <div className={styles.narrow}>
        <Card>
          <Stack space="xlarge">
            <Stepper
              label={t(`stepsTo.${kind}`)}
              steps={steps.map((place) => ({
                label: t(`steps.${place}`),
                state: stateOf(place, order),
              }))}
            />
            <div className={styles.words}>
              <div role="status">
                <Stack space="xxsmall">
                  <Heading level={2}>{words.title}</Heading>
                  <Text tone="muted" size="body">
                    {words.text}
                  </Text>
                </Stack>
              </div>
              {heard.length > 0 && phase !== 'finished' ? (
                <ul className={styles.notes} aria-label={t('notes.title')}>
                  {heard.map((note) => (
                    <li key={note} className={styles.note}>
                      <Icon icon={icons.check} />
                      {t(`notes.${note}`)}
                    </li>
                  ))}
                </ul>
              ) : null}
              {phase === 'paymentFailed' ? null : (
                <Inline space="xsmall">
                  {hrefs.server ? <LinkButton href={hrefs.server}>{t('openServer')}</LinkButton> : null}
                  {actions.map(({ name, busy, onPress }) => (
                    <Button
                      key={name}
                      variant={phase === 'unknown' ? 'solid' : 'outline'}
                      loading={busy}
                      onPress={onPress}
                    >
                      {t('common:checkAgain')}
                    </Button>
                  ))}
                  <LinkButton href={hrefs.list} variant="outline">
                    {t('seeServers')}
                  </LinkButton>
                  {isOverdue ? (
                    <LinkButton href={hrefs.invoices} variant="outline">
                      {t('paymentFailed.invoices')}
                    </LinkButton>
                  ) : null}
                </Inline>
              )}
            </div>
          </Stack>
        </Card>
        {phase === 'paymentFailed' && failure ? <PaymentFailure {...failure} hrefs={hrefs} actions={actions} /> : null}
      </div>
    </Page>
  );
};
