import { useTranslation } from 'react-i18next';

/** Writes a lifetime, given in seconds, in the largest unit without a remainder: "1 giờ" for 3600. */
export const useTtlInWords = (): ((seconds: number) => string) => {
  const { t } = useTranslation('zone');
  return (seconds) => {
    const unit =
      seconds % 86_400 === 0 ? 'days' : seconds % 3_600 === 0 ? 'hours' : seconds % 60 === 0 ? 'minutes' : 'seconds';
    const size = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 }[unit];
    return t(`ttl.${unit}`, { count: seconds / size });
  };
};
