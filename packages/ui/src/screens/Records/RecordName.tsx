import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Records.css.ts';
import type { RecordRow } from './recordRows.ts';

type RecordNameProps = {
  row: RecordRow;
  /** True if the row above has the same name. */
  repeated: boolean;
};

/** A record's name. The root shows the full name beside it; a repeated name is muted. */
export const RecordName = ({ row: { record, fullName, mark }, repeated }: RecordNameProps) => {
  const look = [styles.name, repeated ? styles.repeated : '', mark === 'deleted' ? styles.gone : ''].join(' ');
  if (record.name !== '@') return <span className={look}>{record.name}</span>;
  return (
    <span className={look}>
      <span className={styles.rootName}>@</span>{' '}
      {repeated ? null : (
        <Text as="span" size="small" tone="muted" weight="regular">
          {fullName}
        </Text>
      )}
    </span>
  );
};
