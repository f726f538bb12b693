import { createContext, use } from 'react';
import { Text } from '../Text/Text.tsx';
import { findRows } from './findRows.ts';

/** The search of the table around. */
export const TableSearch = createContext('');

/** A text that a row shows only if the search matched the row, and not what the row `shows` anyway. */
export const FoundText = ({ shows, children }: { shows: string; children: string }) =>
  findRows([shows], String, use(TableSearch)).length > 0 ? null : <Text size="small">{children}</Text>;
