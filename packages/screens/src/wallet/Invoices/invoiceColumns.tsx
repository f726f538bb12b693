import type { Invoice, InvoiceStatus } from '@may/domain/wallet/invoice.ts';
import { CopyText } from '@may/ui/components/CopyField/CopyText.tsx';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
import { RowActions } from '@may/ui/components/Table/RowActions.tsx';
import type { TableColumn } from '@may/ui/components/Table/Table.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import type { Tone } from '@may/ui/theme/tokens.ts';

type InvoiceColumn = 'id' | 'amountDue' | 'status' | 'createdAt' | 'pdf' | 'url';

/** The words of the invoice table. */
export type InvoiceWords = Record<
  InvoiceColumn | 'download' | 'view' | 'noPdf' | 'noUrl' | 'nothingDue' | InvoiceStatus,
  string
>;

const statusTones: Record<InvoiceStatus, Tone> = {
  paid: 'positive',
  unpaid: 'caution',
  draft: 'neutral',
  void: 'neutral',
};

const linkOr = (href: string | null, label: string, reason: string) => (
  <RowActions actions={href ? [{ href, label, external: true }] : []} none={reason} />
);

/** The columns of invoices (spec section 2, /invoice); a missing link is replaced by its reason. */
export const invoiceColumns = (words: InvoiceWords): Record<InvoiceColumn, TableColumn<Invoice>> => ({
  id: {
    id: 'id',
    header: words.id,
    primary: true,
    rest: true,
    // Both are shown: realtime events name an invoice by its id, its PDF by its number.
    cell: ({ id, number }) => (
      <>
        {number} <CopyText>{id}</CopyText>
      </>
    ),
  },
  amountDue: {
    id: 'amountDue',
    header: words.amountDue,
    align: 'end',
    width: 'amount',
    place: 'end',
    // The specified amount is the amount still due. For a paid invoice that is 0, which is not its price.
    cell: ({ amountDue, status }) =>
      status === 'paid' && amountDue?.amount === 0 ? (
        <Text size="small">{words.nothingDue}</Text>
      ) : (
        <Money value={amountDue} strong />
      ),
    sortValue: ({ amountDue }) => amountDue?.amount ?? null,
  },
  status: {
    id: 'status',
    header: words.status,
    width: 'long',
    cell: ({ status }) => <StatusBadge tone={statusTones[status]}>{words[status]}</StatusBadge>,
    sortValue: ({ status }) => status,
  },
  createdAt: {
    id: 'createdAt',
    header: words.createdAt,
    width: 'day',
    cell: ({ createdAt }) => <DateTime value={createdAt} dateOnly />,
    sortValue: ({ createdAt }) => (createdAt ? Date.parse(createdAt) : null),
  },
  pdf: {
    id: 'pdf',
    header: words.pdf,
    place: 'end',
    width: 'short',
    cell: ({ pdfUrl }) => linkOr(pdfUrl, words.download, words.noPdf),
  },
  url: {
    id: 'url',
    header: words.url,
    width: 'short',
    cell: ({ hostedUrl }) => linkOr(hostedUrl, words.view, words.noUrl),
  },
});
