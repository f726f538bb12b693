import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './LogBar.css.ts';
import type { LogWindow } from './logWindow.ts';
import { useLogFigure } from './useLogWindow.ts';

type LogActionsProps = {
  view: LogWindow;
  isPaused: boolean;
  onPausedChange: (isPaused: boolean) => void;
  isWrapped: boolean;
  onWrappedChange: (isWrapped: boolean) => void;
  withParts: boolean;
  onPartsChange: (withParts: boolean) => void;
  onCopy: () => void;
  onDownload: () => void;
  onClear: () => void;
};

type ActionProps = { name: string; icon: icons.IconType; isOn?: boolean; onPress: () => void };

const Action = ({ name, icon, isOn, onPress }: ActionProps): ReactNode => (
  <Tooltip text={name}>
    <IconButton
      size="small"
      aria-label={name}
      aria-pressed={isOn}
      tone={isOn ? 'brand' : 'neutral'}
      variant={isOn ? 'outline' : 'ghost'}
      onPress={onPress}
    >
      <Icon icon={icon} />
    </IconButton>
  </Tooltip>
);

/** Pause, and what can be done with the lines of a log. What needs lines comes with the first one. */
export const LogActions = (props: LogActionsProps) => {
  const { t } = useTranslation('serverLog');
  const { view, isPaused, isWrapped, withParts } = props;
  const hasBegun = useLogFigure(view, 'hasBegun');
  const hidesAll = useLogFigure(view, 'hidesAll');
  return (
    <div className={styles.actions}>
      <Action
        name={t('view.parts')}
        icon={icons.columns}
        isOn={withParts}
        onPress={() => props.onPartsChange(!withParts)}
      />
      <Action
        name={t('view.wrap')}
        icon={icons.wrap}
        isOn={isWrapped}
        onPress={() => props.onWrappedChange(!isWrapped)}
      />
      {hasBegun && !hidesAll ? (
        <>
          <Action name={t('view.copy')} icon={icons.copy} onPress={props.onCopy} />
          <Action name={t('view.download')} icon={icons.download} onPress={props.onDownload} />
        </>
      ) : null}
      {hasBegun ? <Action name={t('view.clear')} icon={icons.clear} onPress={props.onClear} /> : null}
      {hasBegun || isPaused ? (
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          icon={<Icon icon={isPaused ? icons.resume : icons.pause} />}
          onPress={() => props.onPausedChange(!isPaused)}
        >
          {t(isPaused ? 'view.resume' : 'view.pause')}
        </Button>
      ) : null}
    </div>
  );
};
