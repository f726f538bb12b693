import type { ServerKind } from '@may/domain/servers/server.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './OrderServer.css.ts';
import type { OrderServerScreenProps } from './orderServer.ts';

type OrderServerSkeletonProps = {
  kind: ServerKind;
  hrefs: Pick<OrderServerScreenProps['hrefs'], 'home' | 'list'>;
};

/** The order of a server before the choices of this tab's draft are known. */
export const OrderServerSkeleton = ({ kind, hrefs }: OrderServerSkeletonProps) => {
  const { t } = useTranslation(['orderServer', 'shell']);
  const section = (
    <Card>
      <Stack>
        <Skeleton width="short" />
        <Skeleton shape="block" />
      </Stack>
    </Card>
  );
  return (
    <Page
      title={t(`title.${kind}`)}
      homeHref={hrefs.home}
      crumbs={[{ label: t(`shell:menu.${kind}`), href: hrefs.list }]}
    >
      <div className={styles.columns} aria-busy>
        <Stack space="large">
          {section}
          {section}
          {section}
        </Stack>
        <Card>
          <Skeleton lines={6} />
        </Card>
      </div>
    </Page>
  );
};
