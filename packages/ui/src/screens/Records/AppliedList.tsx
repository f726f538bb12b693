import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useChangeCounts } from '../../patterns/Zone/useChangeCounts.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as styles from './Records.css.ts';
import type { AppliedChange } from './records.ts';

type AppliedListProps = {
  applied: readonly AppliedChange[];
  /** True while changes are staged: the customer must apply or drop them before an undo. */
  blocked: boolean;
};

/** The changes that this browser applied lately, each with a link to undo it. */
export const AppliedList = ({ applied, blocked }: AppliedListProps) => {
  const { t } = useTranslation('records');
  const counts = useChangeCounts();
  if (applied.length === 0) return null;
  return (
    <Card title={t('applied.title')} description={t(blocked ? 'applied.blocked' : 'applied.text')} padding="none">
      <ul className={styles.lines}>
        {applied.map(({ key, at, href, ...numbers }) => (
          <li key={key} className={styles.line}>
            <Text as="span">
              <DateTime value={new Date(at).toISOString()} />
              {' – '}
              {counts(numbers)}
            </Text>
            {blocked ? (
              <Text as="span" size="small" tone="muted">
                {t('applied.waits')}
              </Text>
            ) : (
              <LinkButton href={href} size="small" variant="outline" tone="neutral" icon={<Icon icon={icons.undo} />}>
                {t('applied.undo')} <span className={visuallyHidden}>{counts(numbers)}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
