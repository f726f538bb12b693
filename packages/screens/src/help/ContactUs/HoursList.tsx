import type { SupportHours } from '@may/ui/brand/contact.ts';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { dateTimeFormat } from '@may/ui/i18n/intl.ts';
import { tags } from '@may/ui/i18n/tags.ts';
import { useList } from '@may/ui/i18n/useList.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1, 12);
const dayLength = 86_400_000;

/** The days and times of support in its own zone. */
export const HoursList = ({ hours }: { hours: SupportHours }) => {
  const { t } = useTranslation('contactUs');
  const tag = tags[useLocale()];
  const { timeZone, days, from, to } = hours;
  const list = useList();
  const weekday = dateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const dateOf = (day: number) => monday + (day - 1) * dayLength;
  const [first = 1, last = first] = [days[0], days.at(-1)];
  const isRow = days.length > 2 && last - first === days.length - 1;
  const offset = dateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <DescriptionList
      items={[
        {
          label: t('hours.days'),
          value: isRow
            ? weekday.formatRange(dateOf(first), dateOf(last))
            : list(days.map((day) => weekday.format(dateOf(day)))),
        },
        { label: t('hours.time'), value: t('hours.zone', { from, to, offset: offset ?? timeZone }) },
      ]}
    />
  );
};
