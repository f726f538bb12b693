import { diskLimits, mbPerGb } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { useSizes } from '../useSizes.ts';
import * as styles from './DiskGrowth.css.ts';

type DiskGrowthProps = {
  /** The present size in MB; 0 for no disk. */
  presentMb: number;
  /** The size after the upgrade in MB; null while no size is chosen. */
  afterMb: number | null;
};

const largestMb = diskLimits.maximum * mbPerGb;

/** A picture of a disk beside the largest one: the present size, the added size and the room that is left. */
export const DiskGrowth = ({ presentMb, afterMb }: DiskGrowthProps) => {
  const { t } = useTranslation('serverUpgrade');
  const sizes = useSizes();
  const addedMb = Math.max(0, (afterMb ?? presentMb) - presentMb);
  const freeMb = Math.max(0, largestMb - presentMb - addedMb);
  const parts = [
    { kind: 'present', mb: presentMb },
    { kind: 'added', mb: addedMb },
    { kind: 'free', mb: freeMb },
  ] as const;
  return (
    <div className={styles.root}>
      <div className={styles.track} aria-hidden>
        {parts.map(({ kind, mb }) =>
          kind === 'free' ? (
            <span key={kind} className={styles.rest} style={{ flexGrow: mb / largestMb }} />
          ) : mb > 0 ? (
            <span key={kind} className={styles.fill({ kind })} style={{ flexGrow: mb / largestMb }} />
          ) : null,
        )}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ kind, mb }) =>
          mb > 0 ? (
            <li key={kind} className={styles.entry}>
              <span className={styles.swatch({ kind })} aria-hidden />
              {t(`disk.${kind}`)} <span className={styles.size}>{sizes.disk(mb)}</span>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
};
