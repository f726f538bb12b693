import { useTranslation } from 'react-i18next';
import MenuPopup, { type MenuPopupProps } from '../Menu/MenuPopup.tsx';
import type { TableColumn } from '../Table/Table.tsx';
import type { TableChoice, TableView } from './DataTable.tsx';
import { type PageSize, pageSizes } from './pageSizes.ts';
import { canHide } from './shownColumns.ts';

export type ViewMenuProps = Pick<MenuPopupProps, 'anchor' | 'open' | 'onOpenChange'> & {
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'primary' | 'width'>[];
  view: TableView;
  onChange: (next: Partial<TableView & TableChoice>) => void;
};

/** The columns of a table, the height of its rows and the page size. It stays open, so that the table shows each choice. */
const ViewMenu = ({ columns, view, onChange, ...place }: ViewMenuProps) => {
  const { t } = useTranslation(['tableView', 'table']);
  const { hidden = [] } = view;
  return (
    <MenuPopup
      {...place}
      label={t('table:view')}
      align="end"
      entries={[
        {
          kind: 'checks',
          label: t('columns'),
          options: columns
            .filter(canHide)
            .map(({ id, header }) => ({ value: id, label: header, checked: !hidden.includes(id) })),
          onCheckedChange: (id, on) => {
            const others = hidden.filter((other) => other !== id);
            onChange({ hidden: on ? others : [...others, id] });
          },
        },
        { kind: 'separator' },
        {
          kind: 'choices',
          label: t('rowHeight'),
          isGroup: true,
          value: view.dense ? 'dense' : 'roomy',
          onValueChange: (height) => onChange({ dense: height === 'dense' }),
          options: (['roomy', 'dense'] as const).map((value) => ({ value, label: t(value) })),
        },
        { kind: 'separator' },
        {
          kind: 'choices',
          label: t('table:pageSize'),
          isGroup: true,
          value: view.size,
          onValueChange: (size) => onChange({ size: size as PageSize }),
          options: pageSizes.map((value) => ({ value, label: value })),
        },
        { kind: 'separator' },
        {
          kind: 'action',
          label: t('reset'),
          onSelect: () => onChange({ sort: null, size: pageSizes[1], page: 0, hidden: undefined, dense: undefined }),
        },
      ]}
    />
  );
};

export default ViewMenu;
