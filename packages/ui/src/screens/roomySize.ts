import type { Money } from '@may/domain';
import { formatMoney } from '../format/formatMoney.ts';

const roomyDigits = 14;

/** Display size for an amount that leads a card; a step smaller when its digits would not fit a phone. */
export const roomySize = (value: Money | null): 'display' | 'title' =>
  value && formatMoney(value).number.length > roomyDigits ? 'title' : 'display';
