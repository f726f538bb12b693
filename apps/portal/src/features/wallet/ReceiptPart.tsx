import { currencyOfRegion } from '@may/domain/region.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { ReceiptDialog } from '@may/screens/wallet/Receipt/ReceiptDialog.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSignedInMe, walletQueries } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { toLoadable } from '../../data/toLoadable.ts';

export type ReceiptPartProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  transaction: Transaction;
};

/** The receipt of a line of the log. A line with a payment's code is asked about at each opening; one without has nothing that could be asked. */
const ReceiptPart = ({ open, onOpenChange, transaction }: ReceiptPartProps) => {
  const api = useApi();
  const { name, email, region } = useSignedInMe();
  const { transactionCode } = transaction;
  const queryClient = useQueryClient();
  const id = useId();
  // Each opening is a query of its own, so an answer to an earlier one confirms nothing.
  const [opening, setOpening] = useState({ open, count: 0 });
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) });
  const read = useQuery({
    queryKey: [...walletQueries.all, 'receipt', id, opening.count, transactionCode ?? transaction.id],
    queryFn: async () => {
      if (!transactionCode) {
        // Nothing is asked: the line is as old as its log.
        const log = queryClient.getQueryState(walletQueries.transactions(api, region).queryKey);
        return { payment: null, readAt: log?.dataUpdatedAt || Date.now() };
      }
      const payment = await api.wallet.getTransaction(transactionCode, currencyOfRegion(region));
      return { payment, readAt: Date.now() };
    },
    enabled: open,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <ReceiptDialog
      open={open}
      onOpenChange={onOpenChange}
      transaction={transaction}
      standing={toLoadable(read)}
      customer={{ name: name ?? '', email }}
    />
  );
};

export default ReceiptPart;
