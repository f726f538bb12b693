import { maskPage } from '@may/ui';
import { readPageBrand } from '../app/readPageBrand.ts';
import { sessionStore } from '../storage/createStorage.ts';
import { maskKey } from '../storage/keys.ts';
import { wantPrivacy } from './whenPrivate.ts';

let end: (() => void) | undefined;

/** Hides every figure, now and as the page changes. */
export const showMask = (): void => {
  document.documentElement.dataset.masked = '';
  const { email, phone, emergencyPhone } = readPageBrand().contact;
  end ??= maskPage(document.body, [email, phone, emergencyPhone].filter((text) => !!text) as string[]);
};

/** Hides or shows the figures, and remembers it for this tab. */
export const setMask = (isMasked: boolean): void => {
  if (isMasked) {
    sessionStore.set(maskKey, 'true');
    showMask();
    wantPrivacy();
    return;
  }
  sessionStore.remove(maskKey);
  delete document.documentElement.dataset.masked;
  end?.();
  end = undefined;
};

export const toggleMask = (): void => setMask(!('masked' in document.documentElement.dataset));
