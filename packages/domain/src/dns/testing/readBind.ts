import type { Row } from './mailZones.fixtures.ts';

/** The answers of BIND for one zone, as recordBind.ts wrote them. */
export type BindZone = {
  title: string;
  domain: string;
  /** Name, type and value of each record, for a zone that is not in mailZones. */
  rows?: readonly Row[];
  /** The faults that named-checkzone names. */
  checked: string[];
  /** By question: the status, `referral` if other nameservers answer, then a row a line. */
  answers: Record<string, string>;
};

/** The proxy's own address in a recorded zone. */
export const proxyAddress = '198.51.100.254';

type Told = { isReferral: boolean; rows: { name: string; type: string; value: string }[] };

const readAnswer = (text = ''): Told => {
  const [status = '', ...rows] = text.split('\n');
  return {
    isReferral: status === 'NOERROR referral',
    rows: rows.map((row) => {
      const [name = '', type = '', ...rest] = row.split(' ');
      const value = rest.at(-1) ?? '';
      return { name: name.replace(/\.$/, ''), type, value: value === '.' ? value : value.replace(/\.$/, '') };
    }),
  };
};

/** True if a sender that asks BIND finds a mail server for a name: an address that is not the proxy's, or other nameservers to ask. */
export const mailArrivesByBind = ({ domain, answers }: BindZone, name: string): boolean => {
  const mail = readAnswer(answers[`${name} MX`]);
  if (mail.isReferral) return true;
  const hosts = mail.rows.filter((row) => row.type === 'MX' && row.name === name).map(({ value }) => value);
  if (hosts.includes('.')) return false;
  return hosts.some((host) => {
    if (/^[\d.]+$/.test(host)) return false;
    if (!`.${host}`.endsWith(`.${domain}`)) return true;
    const told = [readAnswer(answers[`${host} A`]), readAnswer(answers[`${host} AAAA`])];
    if (told.some(({ isReferral }) => isReferral)) return true;
    const rows = told.flatMap((answer) => answer.rows);
    const chain = [host];
    for (const at of chain)
      chain.push(
        ...rows
          .filter((row) => row.name === at && row.type === 'CNAME' && !chain.includes(row.value))
          .map(({ value }) => value),
      );
    const addresses = rows.filter(({ name, type }) => chain.includes(name) && (type === 'A' || type === 'AAAA'));
    if (addresses.some(({ value }) => value === proxyAddress)) return false;
    return addresses.length > 0 || !`.${chain.at(-1)}`.endsWith(`.${domain}`);
  });
};

/** True if BIND has no record at the target of an alias, or comes back to the alias. */
export const isGoneByBind = ({ answers }: BindZone, name: string, host: string): boolean => {
  const { isReferral, rows } = readAnswer(answers[`${host} ANY`]);
  const isCircle = readAnswer(answers[`${name} A`]).rows.some((row) => row.type === 'CNAME' && row.value === name);
  return isCircle || (!isReferral && !rows.some((row) => row.name === host));
};

/** True if BIND never tells a record of the zone. */
export const isHiddenByBind = ({ answers }: BindZone, name: string, type: string): boolean => {
  const { isReferral, rows } = readAnswer(answers[`${name} ${type}`]);
  return isReferral && !rows.some((row) => row.name === name && row.type === type);
};
