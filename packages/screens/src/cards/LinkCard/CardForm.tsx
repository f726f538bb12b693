import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { CardMark } from '@may/ui/components/CardMark/CardMark.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { FieldError } from '@may/ui/components/TextField/Field.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './LinkCard.css.ts';
import type { LinkCardForm } from './linkCard.ts';

const marks = (
  <Inline space="xxsmall" wrap="nowrap">
    {['visa', 'mastercard', 'amex', 'jcb'].map((brand) => (
      <CardMark key={brand} brand={brand} />
    ))}
  </Inline>
);

/** A placeholder with the fields of the card provider's form: number, expiry and code, country. */
const shape = (
  <Stack>
    <Field />
    <div className={styles.pair}>
      <Field />
      <Field />
    </div>
    <Field />
  </Stack>
);
function Field() {
  return (
    <Stack space="xxsmall">
      <Skeleton width="short" size="small" />
      <Skeleton shape="block" size="small" />
    </Stack>
  );
}

const noteIcons = { amount: icons.wallet, bank: icons.bank, next: icons.card } as const;
const notes = ['amount', 'bank', 'next'] as const;

/** The card provider's form, its error, and notes about linking a card. */
export const CardForm = ({
  form,
  ready,
  busy,
  error,
  missing,
  onSubmit,
  isInterruptedTopUp,
}: LinkCardForm & { isInterruptedTopUp: boolean }) => {
  const { t } = useTranslation('linkCard');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === null && !busy) onSubmit();
  };
  return (
    <div className={styles.columns}>
      <Stack>
        {isInterruptedTopUp ? <Banner tone="brand">{t('interrupted')}</Banner> : null}
        <Card title={t('details')} action={marks}>
          <form method="post" noValidate onSubmit={submit}>
            <Stack space="large">
              <Stack space="xsmall">
                <div className={styles.place} aria-busy={!ready}>
                  <div className={styles.form} data-hidden={ready ? undefined : ''} inert={!ready || busy}>
                    {form}
                  </div>
                  {ready ? null : <div className={styles.shape}>{shape}</div>}
                  <span role="status" className={visuallyHidden}>
                    {missing === 'notReady' ? t('missing.notReady') : null}
                  </span>
                </div>
                {error ? (
                  <div role="alert">
                    <FieldError>{error}</FieldError>
                  </div>
                ) : null}
              </Stack>
              <Stack space="small">
                <div>
                  <Button
                    type="submit"
                    size="large"
                    stretch
                    // The button shows that it waits: a line of text that comes and goes would move the page.
                    loading={busy || missing === 'notReady'}
                    disabledReason={missing === 'offline' ? t('missing.offline') : undefined}
                  >
                    {t('submit')}
                  </Button>
                </div>
                <Text as="div" size="small">
                  <span className={styles.trust}>
                    <span className={styles.trustSign}>
                      <Icon icon={icons.lock} />
                    </span>
                    {t('trust')}
                  </span>
                </Text>
              </Stack>
            </Stack>
          </form>
        </Card>
      </Stack>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note} className={styles.note}>
            <Text as="span" tone="muted">
              <Icon icon={noteIcons[note]} size="medium" />
            </Text>
            <div>
              <Text weight="medium">{t(`note.${note}.title`)}</Text>
              <Text size="small">{t(`note.${note}.text`)}</Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
