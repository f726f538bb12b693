import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../../i18n/intl.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { LogMark } from './logBuffer.ts';

/** The words of a line of ours between the lines of a log. */
export const useMarkWords = (): ((mark: LogMark) => string) => {
  const { t } = useTranslation('serverLog');
  const tag = tags[useLocale()];
  return useMemo(() => {
    const time = (at: number) => dateTimeFormat(tag, { timeStyle: 'medium', hourCycle: 'h23' }).format(at);
    return (mark) =>
      mark.kind === 'gap'
        ? t('view.mark.gap', { from: time(mark.from), to: time(mark.to) })
        : t(`view.mark.${mark.kind}`, { at: time(mark.at) });
  }, [t, tag]);
};
