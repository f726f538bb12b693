/** Registrars whose way to the nameservers is told, in the order they are offered. */
export const registrars = ['paVietnam', 'matBao', 'inet', 'nhanHoa', 'tenten', 'goDaddy', 'cloudflare'] as const;

/** A registrar whose way is told. */
export type Registrar = (typeof registrars)[number];

/** Endings of the nameservers each gives its customers. */
const endings: Record<Registrar, readonly string[]> = {
  paVietnam: ['pavietnam.vn', 'pavietnam.com', 'pavietnam.net'],
  matBao: ['matbao.com', 'matbao.vn', 'matbao.net'],
  inet: ['inet.vn'],
  nhanHoa: ['nhanhoa.com', 'nhanhoa.com.vn', 'zonedns.vn'],
  tenten: ['tenten.vn'],
  goDaddy: ['domaincontrol.com'],
  cloudflare: ['ns.cloudflare.com'],
};

/** Where a customer signs in; names of hosts, for a path of today is wrong tomorrow. */
export const registrarHosts: Record<Registrar, string> = {
  paVietnam: 'access.pavietnam.vn',
  matBao: 'id.matbao.net',
  inet: 'portal.inet.vn',
  nhanHoa: 'customer.nhanhoa.com',
  tenten: 'id.tenten.vn',
  goDaddy: 'dcc.godaddy.com',
  cloudflare: 'dash.cloudflare.com',
};

/** What each calls itself, in every language. */
export const registrarNames: Record<Registrar, string> = {
  paVietnam: 'P.A Việt Nam',
  matBao: 'Mắt Bão',
  inet: 'iNET',
  nhanHoa: 'Nhân Hòa',
  tenten: 'Tenten',
  goDaddy: 'GoDaddy',
  cloudflare: 'Cloudflare',
};

/** One spelling of a nameserver. */
const plain = (host: string): string => host.trim().toLowerCase().replace(/\.$/, '');

/** The registrar a domain is probably at, by the nameservers it has; null where they say nothing. */
export const registrarOf = (nameservers: readonly string[] | null): Registrar | null =>
  registrars.find((registrar) =>
    nameservers?.some((host) => endings[registrar].some((ending) => plain(host).endsWith(`.${ending}`))),
  ) ?? null;

/** Nameservers as they should be and as they are, each with whether the other side has it. */
export const compareNameservers = (expected: readonly string[], observed: readonly string[]) => {
  const marked = (hosts: readonly string[], others: readonly string[]) =>
    hosts.map((host) => ({ host: plain(host), isRight: others.some((other) => plain(other) === plain(host)) }));
  return { expected: marked(expected, observed), observed: marked(observed, expected) };
};
