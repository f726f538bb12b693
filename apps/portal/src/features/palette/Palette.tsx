import { kindOf } from '@may/domain/servers/server.ts';
import { PaletteScreen } from '@may/screens/palette/Palette/PaletteScreen.tsx';
import type { PaletteEntry } from '@may/screens/palette/Palette/palette.ts';
import { type FrameDialogName, icons, type NavGroup } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../browser/config.ts';
import { toggleMask } from '../../browser/mask.ts';
import { readAccessToken } from '../../browser/storage/storedSession.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { shownDomain } from '../../data/domainName.ts';
import { domainQueries } from '../../data/domains.queries.ts';
import { serverQueries } from '../../data/servers.queries.ts';
import { href } from '../../router/href.ts';
import { useSession } from '../../session/SessionContext.tsx';

const whileOn = (isOn: boolean) => () => isOn && readAccessToken() !== null;

/** The pages of the menu, and the actions of every page; each leads to its own page or dialog. */
const useFrameEntries = (navigation: readonly NavGroup[], show: (dialog: FrameDialogName) => void): PaletteEntry[] => {
  const { t } = useTranslation(['palette', 'privacy', 'shell', 'common']);
  const { actor } = useSession();
  return useMemo(() => {
    const { wordpress, dns } = config.flags;
    const page = (title: string, icon: PaletteEntry['icon'], address: string): PaletteEntry => ({
      kind: 'page',
      id: address,
      title,
      icon,
      href: address,
    });
    /** An action leads to an address, or runs. */
    const action = (title: string, icon: PaletteEntry['icon'], does: string | (() => void)): PaletteEntry =>
      typeof does === 'string'
        ? { ...page(title, icon, does), kind: 'action' }
        : { kind: 'action', id: title, title, icon, run: does };
    return [
      ...navigation.flatMap(({ items }) => items).map(({ label, icon, href: address }) => page(label, icon, address)),
      ...(wordpress ? [action(t('actions.wordpress'), icons.server, href('wordpressCreate'))] : []),
      ...(wordpress ? [action(t('actions.hosting'), icons.hosting, href('hostingCreate'))] : []),
      ...(dns ? [action(t('actions.domain'), icons.dns, href('domains', { add: '' }))] : []),
      action(t('actions.card'), icons.card, href('linkCard')),
      action(t('shell:appearance'), icons.system, () => show('appearance')),
      action(t('privacy:title'), icons.firewall, () => show('privacy')),
      action(t('privacy:mask.shortcut'), icons.hide, toggleMask),
      action(t('keys.title'), icons.keyboard, () => show('shortcuts')),
      action(t('shell:lock'), icons.lock, () => actor.send({ type: 'lock' })),
    ];
  }, [t, navigation, show, actor]);
};

/** All that can be found, as far as it is read: what the page knows at once, and the rest when it arrives. */
const usePaletteEntries = (navigation: readonly NavGroup[], show: (dialog: FrameDialogName) => void) => {
  const { t } = useTranslation('palette');
  const api = useApi();
  const { wordpress, dns } = config.flags;
  const servers = useQuery({ ...serverQueries.list(api), enabled: whileOn(wordpress) });
  const regions = useQuery({ ...serverQueries.hostingRegions(api), enabled: whileOn(wordpress) });
  const domains = useQuery({ ...domainQueries.list(api), enabled: whileOn(dns) });
  const frame = useFrameEntries(navigation, show);
  const serverRows = servers.data?.items;
  const regionRows = regions.data?.items ?? null;
  // Until hosting's regions are known, a server would lead to the wrong page for a moment.
  const isKindKnown = !regions.isPending;
  const domainRows = domains.data?.items;
  const entries = useMemo((): PaletteEntry[] => {
    const ofServers = (isKindKnown && serverRows) || [];
    return [
      ...frame,
      ...ofServers.map((server): PaletteEntry => {
        const { id, name, domain, ipv4 } = server;
        const kind = kindOf(server, regionRows);
        return {
          kind: 'server',
          id,
          icon: kind === 'hosting' ? icons.hosting : icons.server,
          title: name,
          detail: domain === name ? null : domain,
          terms: [...(server.domains ?? []), ipv4, id].join(' '),
          href: href(`${kind}Detail`, { id }),
        };
      }),
      ...(domainRows ?? []).map(
        ({ id, name }): PaletteEntry => ({
          kind: 'domain',
          id,
          icon: icons.dns,
          title: shownDomain(name),
          terms: name,
          href: href('records', { id }),
        }),
      ),
    ];
  }, [frame, serverRows, isKindKnown, regionRows, domainRows]);
  const missing = [
    { name: t('groups.server'), isOn: wordpress, isThere: isKindKnown && serverRows, isError: servers.isError },
    { name: t('groups.domain'), isOn: dns, isThere: domainRows, isError: domains.isError },
  ].filter(({ isOn, isThere }) => isOn && !isThere);
  const named = (hasFailed: boolean) => missing.filter(({ isError }) => isError === hasFailed).map(({ name }) => name);
  return { entries, reading: named(false), unread: named(true) };
};

type PaletteProps = {
  navigation: readonly NavGroup[];
  onShow: (dialog: FrameDialogName) => void;
  onClose: () => void;
};

/** The search over pages, actions, servers and domains. It reads while it is open. */
export const Palette = ({ navigation, onShow, onClose }: PaletteProps) => (
  <PaletteScreen {...usePaletteEntries(navigation, onShow)} onClose={onClose} />
);
