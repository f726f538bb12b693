import { globalStyle } from '@vanilla-extract/css';
import { mayBrand } from '../brand/mayBrand.ts';

// The server's style for another brand has a stronger selector.
globalStyle(':root', { vars: { '--hue': String(mayBrand.hue) } });
