import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { numberFormat } from '../../format/intl.ts';
import { locales } from '../../i18n/locales.ts';
import { useLocale } from '../../i18n/useLocale.ts';

export type ShowMoreListProps<Item> = {
  items: readonly Item[];
  /** An `li` with its key. */
  render: (item: Item, index: number) => ReactNode;
  className: string;
  /** What the list holds, for those who cannot see where it stands. */
  label?: string;
  /** Counted in pages, so that thousands of rows are never drawn at once. @default 100 */
  shownAtOnce?: number;
};

/** A list that begins with its first rows, says how many more there are, and shows them page by page. */
export const ShowMoreList = <Item,>({
  items,
  render,
  className,
  label,
  shownAtOnce = 100,
}: ShowMoreListProps<Item>) => {
  const { t } = useTranslation('zone');
  const { tag } = locales[useLocale()];
  const [pages, setPages] = useState(1);
  const rest = items.length - pages * shownAtOnce;
  return (
    <Stack space="small">
      <ul className={className} aria-label={label}>
        {items.slice(0, pages * shownAtOnce).map(render)}
      </ul>
      {rest > 0 ? (
        <Inline space="small">
          <Text size="small" tone="muted">
            {t('andMore', { count: rest, number: numberFormat(tag).format(rest) })}
          </Text>
          <Button size="small" variant="outline" tone="neutral" onPress={() => setPages(pages + 1)}>
            {t('showMore')}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
};
