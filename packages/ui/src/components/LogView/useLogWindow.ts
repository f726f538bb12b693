import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat, numberFormat } from '../../i18n/intl.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { LogWords } from './drawRow.ts';
import { keptLength, type LogBuffer } from './logBuffer.ts';
import { createLogWindow, type LogFigures, type LogWindow, type LogWindowOptions } from './logWindow.ts';

/** The words that stand between the lines of a log. */
const useLogWords = (): LogWords => {
  const { t } = useTranslation('serverLog');
  const tag = tags[useLocale()];
  return useMemo(() => {
    const time = (at: number) => dateTimeFormat(tag, { timeStyle: 'medium', hourCycle: 'h23' }).format(at);
    const number = (count: number) => numberFormat(tag).format(count);
    return {
      mark: (mark) =>
        mark.kind === 'gap'
          ? t('view.mark.gap', { from: time(mark.from), to: time(mark.to) })
          : t(`view.mark.${mark.kind}`, { at: time(mark.at) }),
      cut: (length) => t('view.cut', { kept: number(keptLength), length: number(length) }),
    };
  }, [t, tag]);
};

/** The window of a buffer. The buffer stays the same for the life of the component. */
export const useLogWindow = (buffer: LogBuffer, options: Omit<LogWindowOptions, 'words'>): LogWindow => {
  const words = useLogWords();
  const [view] = useState(() => createLogWindow(buffer, { ...options, words }));
  useLayoutEffect(() => view.set({ ...options, words }));
  return view;
};

/** A figure of the log. Only the part of the page that shows it is drawn again when it changes. */
export const useLogFigure = <Name extends keyof LogFigures>(view: LogWindow, name: Name): LogFigures[Name] =>
  useSyncExternalStore(view.subscribe, () => view.figures()[name]);
