import { HelpdeskScreen } from '@may/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { safeReturnTo } from '../../router/returnTo.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { readSession } from '../../storage/storedSession.ts';
import { articleHrefs } from './articleHrefs.ts';

/** The path of a page of the portal. Its query is left out, because a card provider's secret may be in it. */
const pathOf = (page: string): string => new URL(safeReturnTo(page), 'https://portal.invalid').pathname;

/** The name of the portal's main script; a development server has no version. */
const versionOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? 'development';

/** /pages/helpdesk; `?from=` names the page that failed; without it the page whose link was pressed is named. */
const HelpdeskRoute = () => {
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
  return <HelpdeskScreen facts={facts} hrefs={articleHrefs} />;
};

export default HelpdeskRoute;
