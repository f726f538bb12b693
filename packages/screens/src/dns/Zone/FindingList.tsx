import type { Finding, FindingSeverity } from '@may/domain/dns/findings.ts';
import { fullNameOf } from '@may/domain/dns/names.ts';
import { toneSign } from '@may/ui/common/toneSign.css.ts';
import { Badge } from '@may/ui/components/Badge/Badge.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import type { IconType } from '@may/ui/components/Icon/icons.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Text } from '@may/ui/components/Text/Text.tsx';
import type { Tone } from '@may/ui/theme/tokens.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './FindingList.css.ts';
import { ShowMoreList } from './ShowMoreList.tsx';

export type FindingListProps = {
  findings: readonly Finding[];
  /** Name of the domain, for the full names of records. */
  domain: string;
};

const looks: Record<FindingSeverity, { tone: Tone; icon: IconType }> = {
  blocking: { tone: 'critical', icon: icons.alert },
  warning: { tone: 'caution', icon: icons.warning },
};

/** The findings about a zone or a change set, in the given order, each with the name of the record, the value and the remedy. */
export const FindingList = ({ findings, domain }: FindingListProps) => {
  const { t } = useTranslation('zone');
  return (
    <ShowMoreList
      items={findings}
      shownAtOnce={20}
      render={({ code, severity, name, detail }) => {
        const { tone, icon } = looks[severity];
        const values = { name: fullNameOf(name, domain), detail: detail ?? '' };
        return (
          <li key={JSON.stringify([code, name, detail])} className={styles.finding}>
            <span className={toneSign({ tone })}>
              <Icon icon={icon} size="medium" />
            </span>
            <div className={styles.words}>
              <div className={styles.head}>
                <span className={styles.title}>{t(`finding.${code}.title`)}</span>
                <Badge tone={tone}>{t(`severity.${severity}`)}</Badge>
              </div>
              <span className={styles.recordName}>{values.name}</span>
              <Text size="small">{t(`finding.${code}.text`, values)}</Text>
            </div>
          </li>
        );
      }}
    />
  );
};
