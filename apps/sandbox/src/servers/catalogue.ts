import { dong } from '@may/domain/money.ts';
import type { ServerKind } from '@may/domain/servers/server.ts';

/** A region offers one kind of server. */
export type CatalogueRegion = { id: number; name: string; kind: ServerKind };

/** Prices in dong per month (a sale price of 0 means no sale), memory in MB, disk in GB. */
export type CataloguePlan = {
  id: number;
  name: string;
  price: number;
  salePrice: number;
  cpu: number;
  ramMb: number;
  diskGb: number;
  isSoldOut: boolean;
};

/** Regions 4 and 5 require more disk (spec §5). Each name is unique, because clients tell the kind by it. */
export const regions: readonly CatalogueRegion[] = [
  { id: 1, name: 'Hà Nội', kind: 'wordpress' },
  { id: 2, name: 'TP. Hồ Chí Minh', kind: 'wordpress' },
  { id: 3, name: 'Singapore', kind: 'wordpress' },
  { id: 4, name: 'Tokyo', kind: 'wordpress' },
  { id: 5, name: 'Sydney', kind: 'wordpress' },
  { id: 6, name: 'London', kind: 'wordpress' },
  { id: 21, name: 'Đà Nẵng', kind: 'hosting' },
  { id: 22, name: 'Cần Thơ', kind: 'hosting' },
  { id: 23, name: 'Osaka', kind: 'hosting' },
  { id: 24, name: 'Melbourne', kind: 'hosting' },
];

/** The initial plans: two on sale, one sold out. */
export const plans: readonly CataloguePlan[] = [
  { id: 1, name: 'Basic 1', price: 120_000, salePrice: 0, cpu: 1, ramMb: 1_000, diskGb: 10, isSoldOut: false },
  { id: 2, name: 'Basic 2', price: 200_000, salePrice: 0, cpu: 2, ramMb: 2_000, diskGb: 20, isSoldOut: false },
  { id: 3, name: 'Standard 4', price: 360_000, salePrice: 288_000, cpu: 2, ramMb: 4_000, diskGb: 40, isSoldOut: false },
  { id: 4, name: 'Standard 8', price: 640_000, salePrice: 0, cpu: 4, ramMb: 8_000, diskGb: 80, isSoldOut: false },
  { id: 5, name: 'Pro 8', price: 820_000, salePrice: 697_000, cpu: 6, ramMb: 8_000, diskGb: 80, isSoldOut: false },
  { id: 6, name: 'Pro 16', price: 1_450_000, salePrice: 0, cpu: 8, ramMb: 16_000, diskGb: 160, isSoldOut: false },
  { id: 7, name: 'Memory 24', price: 1_900_000, salePrice: 0, cpu: 4, ramMb: 24_000, diskGb: 120, isSoldOut: true },
  { id: 8, name: 'Business 32', price: 2_800_000, salePrice: 0, cpu: 16, ramMb: 32_000, diskGb: 320, isSoldOut: false },
];

/** The prices in the type of the domain's pricing. */
export const pricesOf = ({ price, salePrice }: Pick<CataloguePlan, 'price' | 'salePrice'>) => ({
  price: dong(price),
  salePrice: salePrice > 0 ? dong(salePrice) : null,
});
