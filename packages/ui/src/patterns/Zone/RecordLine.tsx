import { fullNameOf, hasPriority, isProxiable, usualPriority, type ZoneRecord } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import * as styles from './RecordLine.css.ts';
import { useTtlInWords } from './useTtlInWords.ts';

type RecordWords = Omit<ZoneRecord, 'id'>;

export type RecordLineProps = {
  record: RecordWords;
  domain: string;
  /** The record before the change; each difference is shown as "from → to". */
  before?: RecordWords;
};

/** A text; if it changes, the old text, an arrow and the new text. A `from` of null is no change. */
const FromTo = ({ from, to }: { from: string | null; to: string | null }) => {
  const { t } = useTranslation('zone');
  if (from === null || from === to) return to;
  return (
    <span className={styles.change}>
      <del className={styles.was}>{from}</del>
      <span className={styles.next}>
        <Icon icon={icons.forward} label={t('becomes')} />
        <ins className={styles.becomes}>{to ?? t('nothing')}</ins>
      </span>
    </span>
  );
};

/** Pairs of old and new values: unchanged values come first and once, the others follow in pairs by position. */
const pairsOf = (
  record: RecordWords,
  before: RecordWords | undefined,
): { from: string | null; to: string | null }[] => {
  if (!before) return record.values.map((to) => ({ from: null, to }));
  const [gone, come] = [
    before.values.filter((value) => !record.values.includes(value)),
    record.values.filter((value) => !before.values.includes(value)),
  ];
  const stay = record.values.filter((value) => before.values.includes(value));
  const changed = Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    from: gone[index] ?? null,
    to: come[index] ?? null,
  }));
  return [...stay.map((to) => ({ from: null, to })), ...changed];
};

/** A record in one line: type, full name, values, priority, lifetime, proxy. */
export const RecordLine = ({ record, domain, before }: RecordLineProps) => {
  const { t } = useTranslation('zone');
  const ttlInWords = useTtlInWords();
  const { type } = record;
  const lifetime = ({ ttl }: RecordWords) => (ttl === null ? null : t('lifetime', { ttl: ttlInWords(ttl) }));
  const priority = (of: RecordWords) =>
    hasPriority(of.type) ? t('priority', { priority: of.priority ?? usualPriority }) : null;
  const proxy = (of: RecordWords) =>
    isProxiable(of.type) && of.proxied !== null ? t(of.proxied ? 'proxied' : 'direct') : null;
  const facts = Object.entries({ priority, lifetime, proxy }).flatMap(([key, say]) => {
    const [from, to] = [before ? say(before) : null, say(record)];
    return from === null && to === null ? [] : [{ key, from, to }];
  });
  return (
    <div className={styles.place}>
      <div className={styles.line}>
        <span>
          <Badge>
            <FromTo from={before?.type ?? null} to={type} />
          </Badge>
        </span>
        <span className={styles.name}>
          <FromTo from={before ? fullNameOf(before.name, domain) : null} to={fullNameOf(record.name, domain)} />
        </span>
        <span className={styles.content}>
          {pairsOf(record, before).map(({ from, to }) => (
            <span key={`${from} ${to}`} className={styles.value}>
              <FromTo from={from} to={to} />
            </span>
          ))}
          {facts.length > 0 ? (
            <span className={styles.facts}>
              {facts.map(({ key, from, to }) => (
                <span key={key}>
                  <FromTo from={from} to={to} />
                </span>
              ))}
            </span>
          ) : null}
        </span>
      </div>
    </div>
  );
};
