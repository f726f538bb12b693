import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Private } from '../../components/Private/Private.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import type { PendingTopUp } from '../wallet.ts';
import * as styles from './PendingTopUps.css.ts';

/** The facts with which support finds a payment that was charged but not credited, ready to send or copy. */
export const SupportPacket = ({ topUp }: { topUp: PendingTopUp }) => {
  const { t } = useTranslation(['pendingTopUps', 'common']);
  const { email } = useBrand().contact;
  const lines = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand' | null>(null);
  const packet = [
    topUp.transactionCode ? t('packet.code', { code: topUp.transactionCode }) : t('packet.noCode'),
    t('packet.attempt', { attempt: topUp.attemptKey }),
    t('packet.amount', { amount: formatMoney(topUp.amount).text }),
    t('packet.method', { method: t(`method.${topUp.method}`) }),
    t('packet.startedAt', { time: topUp.startedAt }),
  ].join('\n');
  const subject = encodeURIComponent(t('packet.head'));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${t('packet.head')}\n${packet}`);
      setOutcome('copied');
    } catch {
      if (lines.current) getSelection()?.selectAllChildren(lines.current);
      setOutcome('copyByHand');
    }
  };

  return (
    <details className={styles.late}>
      <summary className={styles.question}>{t('late.question')}</summary>
      <div className={styles.help}>
        <Text size="small" tone="muted">
          {t('late.text', { email })}
        </Text>
        <pre ref={lines} className={styles.packet}>
          <Private>{packet}</Private>
        </pre>
        <Inline>
          <Button size="small" variant="outline" tone="neutral" icon={<Icon icon={icons.copy} />} onPress={copy}>
            {t('late.copy')}
          </Button>
          <LinkButton
            size="small"
            variant="ghost"
            href={`mailto:${email}?subject=${subject}&body=${encodeURIComponent(packet)}`}
          >
            {email}
          </LinkButton>
          <span role="status">{outcome ? t(`common:${outcome}`) : null}</span>
        </Inline>
      </div>
    </details>
  );
};
