import type { Money } from '@may/domain/kit';
import { formatMoney } from './formatMoney.ts';

const roomyDigits = 14;

/** The size `display` for the leading amount of a card, `title` if its digits would not fit on a phone. */
export const roomySize = (value: Money | null): 'display' | 'title' =>
  value && formatMoney(value).number.length > roomyDigits ? 'title' : 'display';
