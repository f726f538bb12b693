import { newestFirst } from '@may/domain';
import { type FrameDialogName, type PaletteSource, useLocale } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../config.ts';
import { useApi } from '../data/DataProvider.tsx';
import { domainQueries } from '../data/domains.queries.ts';
import { invoiceQueries } from '../data/invoices.queries.ts';
import { useSignedInMe } from '../data/me.ts';
import { serverQueries } from '../data/servers.queries.ts';
import { walletQueries } from '../data/wallet.queries.ts';
import { useTheme } from '../preferences/useTheme.ts';
import { useSession } from '../session/SessionContext.tsx';
import { readAccessToken } from '../storage/storedSession.ts';
import { shownDomain } from '../zones/domainName.ts';
import { useMissingCalls } from '../zones/offeredCalls.ts';
import { actions, choices, pageSource } from './actionSources.ts';
import { domainSource, invoiceSource, recordSource, serverSource, transactionSource } from './objectSources.ts';
import { useZoneRecords } from './useZoneRecords.ts';

const none = [] as const;
const whileOn = (isOn: boolean) => () => isOn && readAccessToken() !== null;

type PaletteReads = {
  sources: readonly PaletteSource[];
  reading: readonly string[];
  unread: readonly string[];
  onRetry: () => void;
};

/** All that can be found, as far as it is read: what the page knows at once, and the rest when it arrives. */
export const usePaletteSources = (show: (dialog: FrameDialogName) => void): PaletteReads => {
  const { t, i18n } = useTranslation(['palette', 'privacy', 'shell', 'common']);
  const api = useApi();
  const { actor } = useSession();
  const { region } = useSignedInMe();
  const locale = useLocale();
  const theme = useTheme();
  const canEdit = !useMissingCalls().edit;
  const [attempt, setAttempt] = useState(0);
  const { wordpress, dns } = config.flags;
  const servers = useQuery({ ...serverQueries.list(api), enabled: whileOn(wordpress) });
  const regions = useQuery({ ...serverQueries.hostingRegions(api), enabled: whileOn(wordpress) });
  const domains = useQuery({ ...domainQueries.list(api), enabled: whileOn(dns) });
  const invoices = useQuery(invoiceQueries.list(api, region));
  const transactions = useQuery(walletQueries.transactions(api, region));
  const domainRows = domains.data?.items ?? none;
  const { zones, asked, unread } = useZoneRecords(domainRows, attempt);

  const frame = useMemo(
    () => [
      actions(t, {
        show,
        lock: () => actor.send({ type: 'lock' }),
        signOut: () => actor.send({ type: 'signOut' }),
      }),
      choices(t, theme, locale, i18n),
      pageSource(t),
    ],
    [t, i18n, theme, locale, actor, show],
  );
  const serverRows = servers.data?.items;
  const regionRows = regions.data?.items ?? null;
  const isKindKnown = !regions.isPending || !wordpress;
  const invoiceRows = invoices.data?.items;
  const transactionRows = transactions.data?.items;
  const sources = useMemo(
    () => [
      ...frame,
      // Until hosting's regions are known, a server would lead to the wrong page for a moment.
      ...(serverRows && isKindKnown ? [serverSource(serverRows, regionRows, t)] : []),
      domainSource(domainRows, t),
      ...domainRows.flatMap((domain) => {
        const rows = zones.get(domain.id);
        return rows ? [recordSource(domain, rows, canEdit, t)] : [];
      }),
      ...(invoiceRows ? [invoiceSource(newestFirst(invoiceRows), locale, t)] : []),
      ...(transactionRows ? [transactionSource(newestFirst(transactionRows), locale, t)] : []),
    ],
    [frame, serverRows, isKindKnown, regionRows, domainRows, zones, canEdit, invoiceRows, transactionRows, locale, t],
  );

  const lists = [
    { name: t('groups.server'), isOn: wordpress, read: servers },
    { name: t('groups.domain'), isOn: dns, read: domains },
    { name: t('groups.invoice'), isOn: true, read: invoices },
    { name: t('groups.transaction'), isOn: true, read: transactions },
  ].filter(({ isOn, read }) => isOn && read.data === undefined);
  const isReadingZones = asked < domainRows.length;
  const onRetry = useCallback(() => {
    for (const { isError, refetch } of [servers, domains, invoices, transactions]) if (isError) void refetch();
    setAttempt((count) => count + 1);
  }, [servers, domains, invoices, transactions]);
  return {
    sources,
    reading: [
      ...lists.filter(({ read }) => !read.isError).map(({ name }) => name),
      ...(isReadingZones ? [`${t('groups.record')} (${asked}/${domainRows.length})`] : []),
    ],
    unread: [
      ...lists.filter(({ read }) => read.isError).map(({ name }) => name),
      ...(dns && domains.isError && !domains.data ? [t('groups.record')] : []),
      ...unread.map(({ name }) => shownDomain(name)),
    ],
    onRetry,
  };
};
