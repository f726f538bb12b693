import type { Rows } from '@may/domain/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../components/Box/Box.tsx';
import { Card } from '../../components/Card/Card.tsx';
import type { Loadable } from '../../components/Skeleton/Loadable.ts';
import { Table, type TableColumn } from '../../components/Table/Table.tsx';
import { Loaded, type LoadedProps } from '../Loaded.tsx';
import { UnreadableRows } from './UnreadableRows.tsx';

export type ListCardProps<Row> = {
  /** Title of the card, for a page with several cards. */
  title?: string;
  description?: string;
  /** Content at the end of the title's line. */
  action?: ReactNode;
  read: Loadable<Rows<Row>>;
  /** Name of the rows' place, as in `Figure`. */
  figure?: string;
  /** The error of a failed read. */
  failed: LoadedProps<Row>['failed'];
  /** The table's columns and the number of rows to expect, or another skeleton. */
  skeleton: { caption: string; columns: readonly TableColumn<Row>[]; rows: number } | ReactNode;
  /** False if the page reports a failed refresh for all of its cards. @default true */
  tellsStale?: boolean;
  /** Draws the rows, also an empty list. */
  children: (rows: readonly Row[]) => ReactNode;
};

const isTable = <Row,>(
  skeleton: ListCardProps<Row>['skeleton'],
): skeleton is { caption: string; columns: readonly TableColumn<Row>[]; rows: number } =>
  typeof skeleton === 'object' && skeleton !== null && 'columns' in skeleton;

/** A list from the provider, with its states: loading, failed, stale, and rows that did not match the schema. */
export const ListCard = <Row,>({
  title,
  description,
  action,
  read,
  figure,
  failed,
  skeleton,
  tellsStale = true,
  children,
}: ListCardProps<Row>) => {
  const { t } = useTranslation();
  return (
    <Card title={title} description={description} action={action} padding="none">
      <Loaded
        flush
        of={read}
        figure={figure}
        skeleton={
          isTable(skeleton) ? (
            <Table
              caption={skeleton.caption}
              columns={skeleton.columns}
              skeletonRows={skeleton.rows}
              rows={[]}
              getRowId={String}
              status="loading"
            />
          ) : (
            skeleton
          )
        }
        failed={failed}
        stale={tellsStale ? t('stale') : undefined}
      >
        {({ items, unreadable }) => (
          <>
            {unreadable > 0 ? (
              <Box padding="medium">
                <UnreadableRows count={unreadable} />
              </Box>
            ) : null}
            {children(items)}
          </>
        )}
      </Loaded>
    </Card>
  );
};
