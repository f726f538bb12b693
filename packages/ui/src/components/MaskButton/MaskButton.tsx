import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMasked } from '../Private/masked.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './MaskButton.late.css.ts';

export type MaskButtonProps = { onPress: () => void };

/** Shows the figures of the page again, or hides them; its icon tells whether they are hidden. */
export const MaskButton = ({ onPress }: MaskButtonProps) => {
  const { t } = useTranslation('privacy');
  const isMasked = useMasked();
  const label = t(isMasked ? 'mask.show' : 'mask.hide');
  return (
    <span className={styles.root}>
      <Tooltip text={label}>
        <IconButton aria-label={label} tone={isMasked ? 'brand' : 'neutral'} onPress={onPress}>
          <Icon icon={isMasked ? icons.hide : icons.show} size="medium" />
        </IconButton>
      </Tooltip>
    </span>
  );
};
