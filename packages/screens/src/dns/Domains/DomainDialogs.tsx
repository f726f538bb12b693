import { AddDialog } from './AddDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { DomainDialogsProps } from './domains.ts';

/** The dialogs that add and delete a domain (spec §2, /dns). Apart from the list, because only a press needs them. */
export const DomainDialogs = ({ adding, deleting }: DomainDialogsProps) => (
  <>
    <AddDialog form={adding} />
    <DeleteDialog question={deleting} />
  </>
);
