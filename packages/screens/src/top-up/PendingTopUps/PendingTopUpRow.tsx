import { useBrand } from '@may/ui/brand/BrandContext.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { CopyField } from '@may/ui/components/CopyField/CopyField.tsx';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import type { PendingTopUp } from '../pendingTopUp.ts';
import * as styles from './PendingTopUps.css.ts';

export type PendingTopUpRowProps = {
  topUp: PendingTopUp;
  onCheck: (attemptKey: string) => void;
  onContinue: (attemptKey: string) => void;
  /** Hides a top-up whose outcome the provider can no longer tell. */
  onDismiss: (attemptKey: string) => void;
};

/** A pending top-up with its actions; once its outcome cannot be known, with the address of support. */
export const PendingTopUpRow = ({ topUp, onCheck, onContinue, onDismiss }: PendingTopUpRowProps) => {
  const { t } = useTranslation(['pendingTopUps', 'common']);
  const { email } = useBrand().contact;
  const { attemptKey, standing } = topUp;
  const isLost = standing === 'cannotKnow';
  return (
    <li className={styles.row}>
      <div className={styles.main({ worded: isLost })}>
        <div className={styles.facts({ worded: isLost })}>
          <span className={styles.sign}>
            <Icon icon={isLost ? icons.warning : icons.clock} />
          </span>
          <div>
            <Money value={topUp.amount} strong />
            <Text size="small">
              {t(`method.${topUp.method}`)} · <DateTime value={topUp.startedAt} />
            </Text>
            <div role="status">
              {topUp.checked && !topUp.checking ? (
                <Text size="small">
                  {t(`checked.${topUp.checked.was}`)} · <DateTime value={topUp.checked.at} />
                </Text>
              ) : null}
            </div>
            {isLost ? (
              <div className={styles.lost}>
                <strong>{t('cannotKnow.title')}</strong>
                <Text size="small">{t('cannotKnow.text', { email })}</Text>
              </div>
            ) : null}
          </div>
        </div>
        <Inline space="xsmall">
          <Button size="small" variant="outline" loading={topUp.checking} onPress={() => onCheck(attemptKey)}>
            {t('check')}
          </Button>
          {isLost ? (
            <Button size="small" variant="outline" onPress={() => onDismiss(attemptKey)}>
              {t('dismiss')}
            </Button>
          ) : null}
          {topUp.canContinue && !isLost ? (
            <Button size="small" onPress={() => onContinue(attemptKey)}>
              {t('continue')}
            </Button>
          ) : null}
        </Inline>
      </div>
      {topUp.transactionCode ? (
        <div className={styles.code}>
          <CopyField label={t('common:transactionCode')} hideLabel value={topUp.transactionCode} />
        </div>
      ) : null}
    </li>
  );
};
