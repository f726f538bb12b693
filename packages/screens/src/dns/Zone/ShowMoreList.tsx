import { rowList } from '@may/ui/common/rows.css.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { numberFormat } from '@may/ui/i18n/intl.ts';
import { tags } from '@may/ui/i18n/tags.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type ShowMoreListProps<Item> = {
  items: readonly Item[];
  /** An `li` with its key. */
  render: (item: Item, index: number) => ReactNode;
  /** The list's name for a screen reader. */
  label?: string;
  /** Rows of a page; thousands of rows are never drawn at once. @default 100 */
  shownAtOnce?: number;
};

/** A list that starts with its first page of rows and shows the next page on a press. */
export const ShowMoreList = <Item,>({ items, render, label, shownAtOnce = 100 }: ShowMoreListProps<Item>) => {
  const { t } = useTranslation('zone');
  const tag = tags[useLocale()];
  const [pages, setPages] = useState(1);
  const rest = items.length - pages * shownAtOnce;
  return (
    <Stack space="small">
      <ul className={rowList} aria-label={label}>
        {items.slice(0, pages * shownAtOnce).map(render)}
      </ul>
      {rest > 0 ? (
        <Inline>
          <Text size="small">{t('andMore', { count: rest, number: numberFormat(tag).format(rest) })}</Text>
          <Button size="small" variant="outline" onPress={() => setPages(pages + 1)}>
            {t('showMore')}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
};
