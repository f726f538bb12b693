import { fullNameOf } from '@may/domain/dns/names.ts';
import { hasPriority, isProxiable, type ZoneRecord } from '@may/domain/dns/records.ts';
import { Badge } from '@may/ui/components/Badge/Badge.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './RecordLine.css.ts';
import { useTtlInWords } from './useTtlInWords.ts';

export type RecordLineProps = { record: Omit<ZoneRecord, 'id'>; domain: string };

/** The priority, lifetime and proxy of a record; one that the provider does not tell is named. */
export const useSettingsInWords = (): ((record: RecordLineProps['record']) => string[]) => {
  const { t } = useTranslation('zone');
  const ttlInWords = useTtlInWords();
  return ({ type, values, ttl, priority, proxied }) => {
    // Several mail servers may have their priorities in their values.
    const isPriorityAside = hasPriority(type) && !values.some((value) => value.includes(' '));
    return [
      ...(priority !== null || isPriorityAside ? [t('priority', { priority: priority ?? t('notTold') })] : []),
      t('lifetime', { ttl: ttl === null ? t('notTold') : ttlInWords(ttl) }),
      ...(isProxiable(type) ? [t(proxied === null ? 'proxyNotTold' : proxied ? 'proxied' : 'direct')] : []),
    ];
  };
};

/** A record in one line: type, full name, values, priority, lifetime, proxy. */
export const RecordLine = ({ record, domain }: RecordLineProps) => {
  const { type, name, values } = record;
  const facts = useSettingsInWords()(record);
  return (
    <div className={styles.place}>
      <div className={styles.line}>
        <span>
          <Badge>{type}</Badge>
        </span>
        <span className={styles.name}>{fullNameOf(name, domain)}</span>
        <span className={styles.content}>
          {values.map((value) => (
            <span key={value} className={styles.value}>
              {value}
            </span>
          ))}
          {facts.length > 0 ? (
            <span className={styles.facts}>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </span>
          ) : null}
        </span>
      </div>
    </div>
  );
};
