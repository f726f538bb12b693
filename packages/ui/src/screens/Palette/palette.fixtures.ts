import * as icons from '../../components/Icon/icons.ts';
import {
  type PaletteEntry,
  type PaletteKind,
  type PaletteScreenProps,
  type PaletteSource,
  toSource,
} from './palette.ts';

type Sample = Omit<PaletteEntry, 'kind'> & { more?: string };

/** A source of samples; the entries are found by all that they show, and by more. */
export const sampleSource = (kind: PaletteKind, rows: readonly Sample[]): PaletteSource =>
  toSource<Sample>({
    kind,
    rows,
    idOf: ({ id }) => id,
    textsOf: ({ title, detail, where, more }) => [title, [detail, where, more].filter(Boolean).join(' ')],
    entryOf: ({ more: _, ...entry }) => ({ ...entry, kind }),
  });

/** Samples of a customer with a year of history, in Vietnamese. */
export const someSources = (run: () => void): PaletteScreenProps['sources'] => [
  sampleSource('action', [
    { id: 'top-up', icon: icons.wallet, title: 'Nạp tiền vào ví', where: 'Thao tác', href: '#top-up' },
    { id: 'wordpress', icon: icons.server, title: 'Máy chủ WordPress mới', where: 'Thao tác', href: '#order' },
    { id: 'lock', icon: icons.lock, title: 'Khóa màn hình', where: 'Thao tác', run },
    { id: 'sign-out', icon: icons.signOut, title: 'Đăng xuất', where: 'Thao tác', more: 'thoát', run, asks: true },
  ]),
  sampleSource('page', [
    { id: 'dashboard', icon: icons.dashboard, title: 'Tổng quan', where: 'Trang', href: '#dashboard' },
    { id: 'dns', icon: icons.dns, title: 'DNS', where: 'Trang', href: '#dns' },
    { id: 'transactions', icon: icons.transactions, title: 'Giao dịch', where: 'Trang', href: '#transactions' },
    { id: 'invoices', icon: icons.invoice, title: 'Hóa đơn', where: 'Trang', href: '#invoices' },
  ]),
  sampleSource('server', [
    {
      id: 'srv_1',
      icon: icons.server,
      title: 'Trang bán hàng',
      detail: 'shop.bienxanh.vn · 203.0.113.24',
      where: 'Máy chủ · Hà Nội',
      href: '#server',
    },
  ]),
  sampleSource('domain', [
    { id: 'bienxanh', icon: icons.dns, title: 'bienxanh.vn', where: 'Tên miền', href: '#domain' },
  ]),
  sampleSource('record', [
    { id: 'r1', icon: icons.dns, title: 'www', detail: '203.0.113.7', where: 'Bản ghi A · bienxanh.vn', href: '#www' },
    {
      id: 'r2',
      icon: icons.dns,
      title: 'default._domainkey',
      detail: `v=DKIM1; k=rsa; p=${'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC'.repeat(4)}hangTim${'QIDAQAB'.repeat(6)}`,
      where: 'Bản ghi TXT · bienxanh.vn',
      href: '#dkim',
    },
  ]),
  sampleSource('invoice', [
    {
      id: 'in_1',
      icon: icons.invoice,
      title: 'MAY-2026-0198',
      detail: '680.000 đ · Chưa thanh toán · 21/11/2026',
      where: 'Hóa đơn',
      href: '#invoice',
    },
  ]),
  sampleSource(
    'transaction',
    Array.from({ length: 365 }, (_, day) => ({
      id: `txn_${day}`,
      icon: icons.received,
      title: `Nạp tiền vào ví, lần ${day + 1}`,
      detail: '+500.000 đ · 12/11/2026',
      where: `Giao dịch · MAY${1_000 + day}`,
      href: '#transaction',
    })),
  ),
];
