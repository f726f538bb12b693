import { factsOf, type ZoneRecord } from '@may/domain/dns/records.ts';
import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Records.css.ts';

const valuesShown = 3;
/** In characters; about two lines. */
const shortText = 110;

/** The values of a record, with the priority of mail servers. A press opens long texts and long lists. */
export const RecordValues = ({ record }: { record: ZoneRecord }) => {
  const { t } = useTranslation('records');
  const [isOpen, setOpen] = useState(false);
  const facts = factsOf(record);
  const hidden = Math.max(0, facts.length - valuesShown);
  const isLong = hidden > 0 || facts.some(({ value }) => value.length > shortText);
  const shown = isOpen ? facts : facts.slice(0, valuesShown);
  return (
    <ul className={styles.values}>
      {shown.map(({ value, priority }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a provider may hold a value twice, and they never move.
        <li key={`${index} ${value}`} className={isOpen || value.length <= shortText ? undefined : styles.cut}>
          {priority === null ? null : (
            <span className={styles.priority}>
              <span className={visuallyHidden}>{t('priority')} </span>
              {priority}
            </span>
          )}
          {value}
        </li>
      ))}
      {isLong ? (
        <li>
          <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('showLess') : hidden > 0 ? t('showMore', { count: hidden }) : t('showWhole')}
          </button>
        </li>
      ) : null}
    </ul>
  );
};
