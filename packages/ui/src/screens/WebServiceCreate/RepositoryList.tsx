import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { HostMark } from './HostMark.tsx';
import { NotConnected } from './NotConnected.tsx';
import * as styles from './WebServiceCreate.css.ts';
import type { Repository } from './webServiceCreate.ts';

/** Repositories with a button each. In the preview a press says that the repository was not connected. */
export const RepositoryList = ({ repositories }: { repositories: readonly Repository[] }) => {
  const { t } = useTranslation(['webServiceCreate', 'paas']);
  const [pressed, setPressed] = useState<string | null>(null);
  return (
    <>
      <ul>
        {repositories.map(({ name, host, branch, updatedAt }) => (
          <li key={name} className={styles.row}>
            <span className={styles.mark}>
              <HostMark host={host} />
            </span>
            <div>
              <Text weight="medium">{name}</Text>
              <Text size="small" tone="muted">
                {t('branch', { branch })} · {t('updated')} <DateTime value={updatedAt} dateOnly />
              </Text>
            </div>
            <Button size="small" variant="outline" tone="neutral" onPress={() => setPressed(name)}>
              {t('paas:repository.connect')} <span className={visuallyHidden}>{name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {pressed === null ? null : (
        <div className={styles.note}>
          <NotConnected name={pressed} />
        </div>
      )}
    </>
  );
};
