import { type PasswordRule, passwordRules } from '@may/domain/order/order.ts';
import type { ServerKind } from '@may/domain/servers/server.ts';
import { memoSection } from '@may/ui/common/memoSection.ts';
import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { CopyButton } from '@may/ui/components/CopyField/CopyButton.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { PasswordField } from '@may/ui/components/PasswordField/PasswordField.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './OrderSections.css.ts';
import type { OrderForm } from './orderServer.ts';

type AccessSectionProps = Pick<OrderForm, 'user' | 'password'> & {
  kind: ServerKind;
  /** True if the customer pressed review without a valid password. */
  missing: boolean;
};

/** A digit is no letter: a password that keeps `digit` keeps `nonLetter` too, so only `digit` is listed. */
const listedRules = passwordRules.filter((rule): rule is Exclude<PasswordRule, 'nonLetter'> => rule !== 'nonLetter');

const Rules = ({ broken }: { broken: readonly PasswordRule[] }) => {
  const { t } = useTranslation('orderServer');
  return (
    <ul className={styles.rules} aria-label={t('access.rules')}>
      {listedRules.map((rule) => {
        const kept = !broken.includes(rule);
        return (
          <li key={rule} className={styles.rule} data-kept={kept || undefined}>
            <span className={styles.tick}>{kept ? <Icon icon={icons.check} /> : null}</span>
            {t(`access.rule.${rule}`)}
            <span className={visuallyHidden}>, {t(kept ? 'access.kept' : 'access.missing')}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** The access data: an optional user name, and a password whose rules are ticked while it is typed (spec §5). */
export const AccessSection = memoSection(({ kind, user, password, missing }: AccessSectionProps) => {
  const { t } = useTranslation(['orderServer', 'common']);
  const [left, setLeft] = useState(false);
  const isBroken = password.broken.length > 0;
  return (
    <Card title={t(`access.${kind}`)}>
      <Stack>
        <TextField
          label={t('access.user')}
          placeholder={t('access.userChosen')}
          autoComplete="username"
          spellCheck={false}
          value={user.value}
          onValueChange={user.onChange}
        />
        <Stack space="xsmall">
          <PasswordField
            label={t('common:password')}
            autoComplete="new-password"
            value={password.value}
            error={isBroken && (missing || (left && password.value !== '')) ? t('access.passwordHint') : undefined}
            onValueChange={(text) => {
              setLeft(false);
              password.onChange(text);
            }}
            onBlur={() => setLeft(true)}
          />
          {password.value === '' ? null : isBroken ? (
            <Rules broken={password.broken} />
          ) : (
            <Text size="small">{t('access.keep')}</Text>
          )}
          <Inline space="xsmall">
            <Button size="small" variant="outline" icon={icons.key} onPress={password.onGenerate}>
              {t('access.generate')}
            </Button>
            {password.value !== '' ? (
              <CopyButton key={password.value} text={password.value} refused={t('access.copyFailed')}>
                {t('access.copy')}
              </CopyButton>
            ) : null}
          </Inline>
        </Stack>
      </Stack>
    </Card>
  );
});
