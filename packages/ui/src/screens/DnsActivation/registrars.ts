/** Registrars with a guide, in the order of the menu. */
export const registrars = ['paVietnam', 'matBao', 'inet', 'nhanHoa', 'tenten', 'goDaddy', 'cloudflare'] as const;

export type Registrar = (typeof registrars)[number];

/** The ends of the nameservers that each registrar gives its customers. */
const endings: Record<Registrar, readonly string[]> = {
  paVietnam: ['pavietnam.vn', 'pavietnam.com', 'pavietnam.net'],
  matBao: ['matbao.com', 'matbao.vn', 'matbao.net'],
  inet: ['inet.vn'],
  nhanHoa: ['nhanhoa.com', 'nhanhoa.com.vn', 'zonedns.vn'],
  tenten: ['tenten.vn'],
  goDaddy: ['domaincontrol.com'],
  cloudflare: ['ns.cloudflare.com'],
};

/** The host where a customer signs in; no path, because registrars change their paths. */
export const registrarHosts: Record<Registrar, string> = {
  paVietnam: 'access.pavietnam.vn',
  matBao: 'id.matbao.net',
  inet: 'portal.inet.vn',
  nhanHoa: 'customer.nhanhoa.com',
  tenten: 'id.tenten.vn',
  goDaddy: 'dcc.godaddy.com',
  cloudflare: 'dash.cloudflare.com',
};

/** The registrar's own name, the same in every language. */
export const registrarNames: Record<Registrar, string> = {
  paVietnam: 'P.A Việt Nam',
  matBao: 'Mắt Bão',
  inet: 'iNET',
  nhanHoa: 'Nhân Hòa',
  tenten: 'Tenten',
  goDaddy: 'GoDaddy',
  cloudflare: 'Cloudflare',
};

/** A nameserver in lower case without its last dot. */
const plain = (host: string): string => host.trim().toLowerCase().replace(/\.$/, '');

/** The probable registrar of a domain with these nameservers; null if they belong to no listed registrar. */
export const registrarOf = (nameservers: readonly string[] | null): Registrar | null =>
  registrars.find((registrar) =>
    nameservers?.some((host) => endings[registrar].some((ending) => plain(host).endsWith(`.${ending}`))),
  ) ?? null;

/** The expected and the observed nameservers; `isRight` is true if a nameserver is on both sides. */
export const compareNameservers = (expected: readonly string[], observed: readonly string[]) => {
  const marked = (hosts: readonly string[], others: readonly string[]) =>
    hosts.map((host) => ({ host: plain(host), isRight: others.some((other) => plain(other) === plain(host)) }));
  return { expected: marked(expected, observed), observed: marked(observed, expected) };
};
