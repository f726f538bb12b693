import { fullNameOf, isProxiable, type ZoneRecord } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge.tsx';
import * as styles from './RecordLine.css.ts';
import { useTtlInWords } from './useTtlInWords.ts';

export type RecordLineProps = { record: Omit<ZoneRecord, 'id'>; domain: string };

/** A record in one line: type, full name, values, priority, lifetime, proxy. */
export const RecordLine = ({ record, domain }: RecordLineProps) => {
  const { t } = useTranslation('zone');
  const ttlInWords = useTtlInWords();
  const { type, name, values, ttl, priority, proxied } = record;
  const facts = [
    ...(priority === null ? [] : [t('priority', { priority })]),
    ...(ttl === null ? [] : [t('lifetime', { ttl: ttlInWords(ttl) })]),
    ...(isProxiable(type) && proxied !== null ? [t(proxied ? 'proxied' : 'direct')] : []),
  ];
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
