import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPopup } from '../../private/lazyPopup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { MenuTrigger } from '../Menu/Menu.tsx';
import type { ViewMenuProps } from './ViewMenu.tsx';

const ViewMenu = lazyPopup<ViewMenuProps>(
  () => import('./ViewMenu.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  ['tableView'],
);

/** The button of a table's menu of columns, height of rows and page size. */
export const ViewButton = (menu: Pick<ViewMenuProps, 'columns' | 'view' | 'onChange'>) => {
  const { t } = useTranslation('table');
  return (
    <MenuTrigger label={t('view')} trigger={<Icon icon={icons.columns} />} popup={ViewMenu}>
      {(place) => (
        // Its words come later than the table's.
        <Suspense>
          <ViewMenu {...place} {...menu} />
        </Suspense>
      )}
    </MenuTrigger>
  );
};
