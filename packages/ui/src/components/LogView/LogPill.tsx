import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './LogView.css.ts';
import type { LogViewProps } from './LogView.tsx';
import type { LogWindow } from './logWindow.ts';
import { useCount } from './useCount.ts';
import { useLogFigure } from './useLogWindow.ts';

type LogPillProps = Pick<LogViewProps, 'isPaused' | 'onPausedChange' | 'follow' | 'onFollowChange'> & {
  view: LogWindow;
  /** The pill goes with its press, and takes the focus along. */
  onLeave: () => void;
};

/** The way back to the newest line, with the number of lines that the customer has not seen. */
export const LogPill = ({ isPaused, onPausedChange, follow, onFollowChange, view, onLeave }: LogPillProps) => {
  const { t } = useTranslation('serverLog');
  const behind = useLogFigure(view, 'behind');
  const hasLines = useLogFigure(view, 'hasLines');
  const number = useCount();
  if (!isPaused && (follow || !hasLines)) return null;
  const counted = { count: behind, number: number(behind) };
  const words = isPaused
    ? behind > 0
      ? t('view.resumeWith', counted)
      : t('view.paused')
    : behind > 0
      ? t('view.newLines', counted)
      : t('view.toEnd');
  const press = () => {
    if (isPaused) onPausedChange(false);
    onFollowChange(true);
    onLeave();
  };
  return (
    <div className={styles.pill}>
      <Button
        size="small"
        tone={isPaused || behind > 0 ? 'brand' : 'neutral'}
        icon={<Icon icon={isPaused ? icons.resume : icons.toEnd} />}
        onPress={press}
      >
        {words}
      </Button>
    </div>
  );
};
