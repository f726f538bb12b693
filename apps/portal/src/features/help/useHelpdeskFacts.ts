import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readSession } from '../../browser/storage/storedSession.ts';
import { safeReturnTo } from '../../router/returnTo.ts';
import { useSession } from '../../session/SessionContext.tsx';

/** The path of a page of the portal. Its query is left out, because a card provider's secret may be in it. */
const pathOf = (page: string): string => new URL(safeReturnTo(page), 'https://portal.invalid').pathname;

/** The name of the portal's main script; a development server has no version. */
const versionOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? 'development';

/** The facts for a question to the support. `?from=` names the page that failed, else it is the page whose link was pressed. */
export const useHelpdeskFacts = () => {
  const [search] = useSearchParams();
  const { state: pressedOn } = useLocation();
  const { state } = useSession();
  const [facts] = useState(() => {
    const from = search.get('from') ?? (typeof pressedOn === 'string' ? pressedOn : null);
    return {
      at: Date.now(),
      version: versionOf(document),
      page: from === null ? null : pathOf(from),
      browser: navigator.userAgent,
      account: state() === 'signedIn' ? (readSession()?.me.id ?? null) : null,
    };
  });
  return facts;
};
