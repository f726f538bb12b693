import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

type TabItem<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Content of the tab, mounted only while the tab is chosen. */
  content: ReactNode;
};

export type TabsProps<Value extends string> = {
  /** Name of the group of tabs, for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  value?: Value;
  /** Tab that is chosen at the start. @default the first */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
};

/** Parts of one thing, of which one is visible. Arrow keys move between the tabs. */
export const Tabs = <Value extends string>({ label, items, value, defaultValue, onValueChange }: TabsProps<Value>) => (
  <BaseTabs.Root
    value={value}
    defaultValue={defaultValue ?? items[0]?.value}
    onValueChange={(chosen: Value) => onValueChange?.(chosen)}
  >
    <BaseTabs.List className={styles.list} aria-label={label}>
      {items.map((item) => (
        <BaseTabs.Tab key={item.value} value={item.value} className={styles.tab}>
          {item.icon}
          {item.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {items.map((item) => (
      <BaseTabs.Panel key={item.value} value={item.value} className={styles.panel}>
        {item.content}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
);
