import type { Brand } from './brand.ts';

/** The brand of a server that is given no other one. Data alone: the server and the build read it too. */
export const mayBrand: Brand = {
  name: 'Mây',
  taglines: {
    en: 'Servers and domains, light\u00a0as\u00a0a\u00a0cloud',
    vi: 'Máy chủ và tên miền, nhẹ\u00a0như\u00a0mây',
  },
  /** A cloud whose two arches form the m of Mây. */
  mark: 'M7.25 7.6A5.25 5.25 0 0 0 2 12.85V18a2 2 0 0 0 2 2h.9v-6.6a2.35 2.35 0 0 1 4.7 0V20h2.9v-8.4a2.8 2.8 0 0 1 5.6 0V20H20a2 2 0 0 0 2-2v-7.3A6.7 6.7 0 0 0 9.6 7.95a5.2 5.2 0 0 0-2.35-.35Z',
  hue: 238,
  contact: {
    isExample: true,
    email: 'support@may.cloud',
    phone: '+84 00 0000 0000',
    emergencyPhone: '+84 00 0000 0001',
    chat: '',
    company: 'Công ty Ví Dụ (Example Company)',
    address: '1 Đường Ví Dụ (Example Street), Hà Nội',
    hours: { timeZone: 'Asia/Ho_Chi_Minh', days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
  },
};
