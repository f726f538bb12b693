import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readSession } from '../session/storedSession.ts';
import type { SessionState } from '../session/useSessionState.ts';
import { currentLocale, showLocale } from './locale.ts';

/** Speaks the language of the customer's region as soon as it is known who they are, unless they chose another. */
export const useLocaleOfCustomer = (state: SessionState): void => {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (state !== 'signedIn') return;
    const locale = currentLocale(readSession()?.me.region ?? null);
    if (locale !== i18n.language) void showLocale(i18n, locale);
  }, [state, i18n]);
};
