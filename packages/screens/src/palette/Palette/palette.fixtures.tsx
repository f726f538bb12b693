import { Button } from '@may/ui/components/Button/Button.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { type ComponentProps, useState } from 'react';
import { PaletteScreen } from './PaletteScreen.tsx';
import type { PaletteEntry } from './palette.ts';

/** Samples of a customer, in Vietnamese. */
export const someEntries = (run: () => void): PaletteEntry[] => [
  { kind: 'page', id: 'dashboard', icon: icons.dashboard, title: 'Tổng quan', href: '#dashboard' },
  { kind: 'page', id: 'dns', icon: icons.dns, title: 'DNS', href: '#dns' },
  { kind: 'page', id: 'transactions', icon: icons.transactions, title: 'Giao dịch', href: '#transactions' },
  { kind: 'action', id: 'top-up', icon: icons.wallet, title: 'Nạp tiền vào ví', href: '#top-up' },
  { kind: 'action', id: 'lock', icon: icons.lock, title: 'Khóa màn hình', run },
  {
    kind: 'server',
    id: 'srv_1',
    icon: icons.server,
    title: 'Trang bán hàng',
    detail: 'shop.bienxanh.vn',
    terms: '203.0.113.24',
    href: '#server',
  },
  { kind: 'domain', id: 'bienxanh', icon: icons.dns, title: 'bienxanh.vn', href: '#domain' },
];

/** A button that opens the search, as the top bar has one. */
export const PaletteOpener = (props: ComponentProps<typeof PaletteScreen>) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    // A followed link would leave the story.
    <div onClickCapture={(event) => event.preventDefault()}>
      <Button opensDialog onPress={() => setOpen(true)}>
        Tìm kiếm
      </Button>
      {isOpen ? <PaletteScreen {...props} onClose={close} /> : null}
    </div>
  );
};
