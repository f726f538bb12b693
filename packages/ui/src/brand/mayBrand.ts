import type { Brand } from './brand.ts';

/** The brand of a server that is given no other one. Data alone: the server and the build read it too. */
export const mayBrand: Brand = {
  name: 'Mây',
  taglines: {
    da: 'Servere og domæner, let\u00a0som\u00a0en\u00a0sky',
    de: 'Server und Domains, leicht\u00a0wie\u00a0eine\u00a0Wolke',
    el: 'Διακομιστές και domain, ανάλαφρα\u00a0σαν\u00a0σύννεφο',
    en: 'Servers and domains, light\u00a0as\u00a0a\u00a0cloud',
    es: 'Servidores y dominios, ligeros\u00a0como\u00a0una\u00a0nube',
    fr: 'Serveurs et domaines, légers\u00a0comme\u00a0un\u00a0nuage',
    hu: 'Szerverek és domainek, felhőkönnyűen',
    it: 'Server e domini, leggeri\u00a0come\u00a0una\u00a0nuvola',
    ja: '雲のように軽やかな、サーバーとドメイン',
    pl: 'Serwery i domeny, lekkie\u00a0jak\u00a0chmura',
    pt: 'Servidores e domínios, leves\u00a0como\u00a0uma\u00a0nuvem',
    ru: 'Серверы и домены, лёгкие\u00a0как\u00a0облако',
    sv: 'Servrar och domäner, lätta\u00a0som\u00a0ett\u00a0moln',
    tr: 'Sunucular ve alan adları, bulut\u00a0kadar\u00a0hafif',
    vi: 'Máy chủ và tên miền, nhẹ\u00a0như\u00a0mây',
    zh: '服务器与域名，轻盈如云',
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
