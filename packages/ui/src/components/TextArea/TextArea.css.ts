import { style } from '@vanilla-extract/css';
import { control } from '../../private/Field.css.ts';

export const area = style([
  control,
  { display: 'block', width: '100%', minHeight: 128, maxHeight: '60vh', resize: 'vertical', lineHeight: 1.5 },
]);
