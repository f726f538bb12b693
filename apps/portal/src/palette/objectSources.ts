import {
  type DnsDomain,
  fullNameOf,
  type Invoice,
  isOfKind,
  isRecordType,
  type Money,
  type Region,
  type Rows,
  type Server,
  serverKinds,
  type Transaction,
  toMajorUnits,
  type ZoneRecord,
} from '@may/domain';
import { formatDate, formatMoney, icons, type LocaleName, type PaletteSource, toSource } from '@may/ui';
import type { TFunction } from 'i18next';
import { href } from '../router/href.ts';
import { shownDomain } from '../zones/domainName.ts';

/** The words of the sources. */
export type PaletteWords = TFunction<['palette', 'privacy', 'shell', 'common']>;

const join = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join(' · ');

/** An amount as it is typed: with and without the marks between thousands. */
const amountText = (money: Money | null): string =>
  money ? `${formatMoney(money).number} ${Math.abs(toMajorUnits(money))}` : '';

const dayText = (iso: string | null, locale: LocaleName): string =>
  iso ? `${formatDate(iso, locale)} ${iso.slice(0, 10)}` : '';

/** The servers of both kinds, each with its page; without hosting's regions a server counts as WordPress, as in the lists. */
export const serverSource = (
  rows: readonly Server[],
  regions: readonly Region[] | null,
  t: PaletteWords,
): PaletteSource =>
  toSource<Server>({
    kind: 'server',
    rows,
    idOf: ({ id }) => id,
    textsOf: ({ name, domains, domain, ipv4, regionName, id }) => [
      name,
      [domain, ...(domains ?? []), ipv4, regionName, id].filter(Boolean).join(' '),
    ],
    entryOf: (server) => {
      const { id, name, domain, ipv4, regionName } = server;
      const kind = serverKinds.find((each) => isOfKind(each, server, regions)) ?? 'wordpress';
      return {
        kind: 'server',
        id,
        icon: kind === 'hosting' ? icons.hosting : icons.server,
        title: name,
        detail: join(domain === name ? null : domain, ipv4),
        where: join(t('kinds.server'), regionName),
        href: href(`${kind}Detail`, { id }),
      };
    },
  });

export const domainSource = (rows: readonly DnsDomain[], t: PaletteWords): PaletteSource =>
  toSource<DnsDomain>({
    kind: 'domain',
    rows,
    idOf: ({ id }) => id,
    textsOf: ({ name, nameservers }) => [shownDomain(name), [name, ...nameservers].join(' ')],
    entryOf: ({ id, name }) => ({
      kind: 'domain',
      id,
      icon: icons.dns,
      title: shownDomain(name),
      where: t('kinds.domain'),
      href: href('records', { id }),
    }),
  });

/** The records of one zone. A record leads to its editor, or to its row if it cannot be edited. */
export const recordSource = (
  { id: domainId, name }: DnsDomain,
  { items }: Rows<ZoneRecord>,
  canEdit: boolean,
  t: PaletteWords,
): PaletteSource => {
  const domain = shownDomain(name);
  const idOf = ({ id }: ZoneRecord) => `${domainId} ${id}`;
  return toSource<ZoneRecord>({
    kind: 'record',
    rows: items,
    idOf,
    textsOf: (record) => [fullNameOf(record.name, domain), [record.type, ...record.values, name].join(' ')],
    entryOf: (record) => ({
      kind: 'record',
      id: idOf(record),
      icon: icons.dns,
      title: record.name === '@' ? domain : record.name,
      detail: record.values.join(', '),
      where: join(t('kinds.record', { type: record.type }), domain),
      href:
        canEdit && isRecordType(record.type)
          ? href('recordEdit', { id: domainId, recordId: record.id })
          : href('records', { id: domainId }, { q: record.name }),
    }),
  });
};

export const invoiceSource = (rows: readonly Invoice[], locale: LocaleName, t: PaletteWords): PaletteSource => {
  const statusOf = ({ status }: Invoice) => t(`common:invoices.table.${status}`);
  return toSource<Invoice>({
    kind: 'invoice',
    rows,
    idOf: ({ id }) => id,
    textsOf: (invoice) => [
      invoice.number ?? invoice.id,
      [invoice.id, statusOf(invoice), amountText(invoice.amountDue), dayText(invoice.createdAt, locale)].join(' '),
    ],
    entryOf: (invoice) => ({
      kind: 'invoice',
      id: invoice.id,
      icon: icons.invoice,
      title: invoice.number ?? invoice.id,
      detail: join(
        invoice.amountDue && formatMoney(invoice.amountDue).text,
        statusOf(invoice),
        invoice.createdAt && formatDate(invoice.createdAt, locale),
      ),
      where: t('kinds.invoice'),
      href: href('invoices', { q: invoice.number ?? invoice.id }),
    }),
  });
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Stands after the rows with a time: a page that is too high is the last one. */
const lastPage = '9999999';

/** The query of the log that shows a transaction: its code, or its note and its day. Without both texts it is the received or spent ones of the day. */
const placeOf = ({ transactionCode, description, createdAt, amount }: Transaction): Record<string, string> => {
  if (transactionCode) return { q: transactionCode };
  const at = new Date(createdAt ?? Number.NaN);
  const day = `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
  const isDated = !Number.isNaN(at.getTime());
  const days: Record<string, string> = isDated ? { from: day, to: day } : {};
  if (description) return { q: description, ...days };
  const filter: Record<string, string> = amount?.amount ? { filter: amount.amount > 0 ? 'received' : 'spent' } : {};
  return { ...(isDated ? days : { page: lastPage }), ...filter };
};

export const transactionSource = (rows: readonly Transaction[], locale: LocaleName, t: PaletteWords): PaletteSource => {
  const nameOf = ({ description, transactionCode, id }: Transaction) => description || transactionCode || id;
  return toSource<Transaction>({
    kind: 'transaction',
    rows,
    idOf: ({ id }) => id,
    textsOf: (transaction) => [
      nameOf(transaction),
      [
        transaction.transactionCode,
        transaction.id,
        amountText(transaction.amount),
        dayText(transaction.createdAt, locale),
      ].join(' '),
    ],
    entryOf: (transaction) => {
      const { id, amount, createdAt, transactionCode } = transaction;
      const money = amount && formatMoney(amount);
      return {
        kind: 'transaction',
        id,
        icon: amount && amount.amount > 0 ? icons.received : icons.spent,
        title: nameOf(transaction),
        detail: join(
          money && (money.sign === '+' ? `+${money.text}` : money.text),
          createdAt && formatDate(createdAt, locale),
        ),
        where: join(t('kinds.transaction'), transactionCode),
        href: href('transactions', placeOf(transaction)),
      };
    },
  });
};
