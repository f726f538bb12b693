import { readSettings } from './settings.ts';

const isOn = (value: string | undefined, otherwise: boolean): boolean => (value ? value === 'on' : otherwise);

const settings = readSettings(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="portal-settings"]')?.content,
);

/** Settings of the portal; a flag's default is the specification's (section 9), `VITE_FLAG_…=on|off` overrides it in a build. */
export const config = {
  ...settings,
  realtime: {
    key: import.meta.env.VITE_PUSHER_KEY ?? 'may-sandbox',
    /** A cluster of pusher.com, where no host is given. */
    cluster: import.meta.env.VITE_PUSHER_CLUSTER ?? '',
  },
  /** Hosts the customer may be sent to for paying, comma separated; undefined allows any https host, which is shown before leaving. */
  checkoutHosts: import.meta.env.VITE_CHECKOUT_HOSTS?.split(','),
  flags: {
    wordpress: isOn(import.meta.env.VITE_FLAG_WORDPRESS, true),
    antiDdos: isOn(import.meta.env.VITE_FLAG_ANTI_DDOS, true),
    svm: isOn(import.meta.env.VITE_FLAG_SVM, false),
    smsOtp: isOn(import.meta.env.VITE_FLAG_SMS_OTP, false),
    cloudDatabase: isOn(import.meta.env.VITE_FLAG_CLOUD_DATABASE, false),
    dns: isOn(import.meta.env.VITE_FLAG_DNS, false),
    paas: isOn(import.meta.env.VITE_FLAG_PAAS, false),
  },
  /** Notices stay this long; errors stay until closed. */
  noticeDuration: 8000,
  /** The dashboard shows this many rows (spec section 9). */
  dashboard: { transactions: 6, invoices: 6, received: 2, spent: 2, curveDays: 30 },
} as const;
