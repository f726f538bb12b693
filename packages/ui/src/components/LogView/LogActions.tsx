import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './LogBar.css.ts';

type LogActionsProps = {
  withParts: boolean;
  onPartsChange: (withParts: boolean) => void;
  /** Null while no line is shown. */
  onDownload: (() => void) | null;
};

/** The switch of the earlier parts of each line, and the download. */
export const LogActions = ({ withParts, onPartsChange, onDownload }: LogActionsProps) => {
  const { t } = useTranslation('serverLog');
  return (
    <div className={styles.actions}>
      <Tooltip text={t('view.parts')}>
        <IconButton
          size="small"
          aria-label={t('view.parts')}
          aria-pressed={withParts}
          tone={withParts ? 'brand' : 'neutral'}
          variant={withParts ? 'outline' : 'ghost'}
          onPress={() => onPartsChange(!withParts)}
        >
          <Icon icon={icons.columns} />
        </IconButton>
      </Tooltip>
      {onDownload ? (
        <Tooltip text={t('view.download')}>
          <IconButton size="small" aria-label={t('view.download')} tone="neutral" variant="ghost" onPress={onDownload}>
            <Icon icon={icons.download} />
          </IconButton>
        </Tooltip>
      ) : null}
    </div>
  );
};
