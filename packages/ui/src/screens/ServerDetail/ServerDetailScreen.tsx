import type { MonthlyCost, Server, ServerKind } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import { Loaded } from '../../patterns/Loaded.tsx';
import { CostBreakdown } from '../../patterns/MonthlyCost/CostBreakdown.tsx';
import { Page } from '../../patterns/Page/Page.tsx';
import { GeneralInfo } from './GeneralInfo.tsx';

export type ServerDetailScreenProps = {
  kind: ServerKind;
  /** Null is an unknown server. */
  server: Loadable<Server | null>;
  /** Null if the price list lacks the server's plan. */
  monthly: MonthlyCost | null;
  hrefs: { home: string; list: string };
  /** Reads the server again. */
  onRetry: () => void;
};

/** A server with its facts and its monthly price (spec §2). */
export const ServerDetailScreen = ({ kind, server, monthly, hrefs, onRetry }: ServerDetailScreenProps) => {
  const { t } = useTranslation(['serverDetail', 'servers', 'shell', 'common']);
  const name = (server.status === 'ready' && server.value?.name) || t('title');
  return (
    <Page
      title={name}
      homeHref={hrefs.home}
      crumbs={[{ label: t(`shell:menu.${kind}`), href: hrefs.list }]}
      action={
        <LinkButton href={hrefs.list} variant="outline" tone="neutral" icon={<Icon icon={icons.back} />}>
          {t('back')}
        </LinkButton>
      }
    >
      <Loaded
        of={server}
        skeleton={
          <Grid columns="mainAside" space="large">
            <Card title={t('general')}>
              <Skeleton size="large" lines={8} />
            </Card>
            <Card title={t('servers:cost.title')}>
              <Skeleton lines={4} />
            </Card>
          </Grid>
        }
        failed={{ title: t('failed'), text: t('failedText') }}
      >
        {(found) =>
          found ? (
            <Grid columns="mainAside" space="large">
              <GeneralInfo server={found} />
              <Cost monthly={monthly} />
            </Grid>
          ) : (
            <Card>
              <EmptyState
                picture="search"
                title={t('notFound')}
                text={t('notFoundText')}
                action={
                  <Button variant="outline" tone="neutral" onPress={onRetry}>
                    {t('common:checkAgain')}
                  </Button>
                }
              />
            </Card>
          )
        }
      </Loaded>
    </Page>
  );
};

const Cost = ({ monthly }: Pick<ServerDetailScreenProps, 'monthly'>) => {
  const { t } = useTranslation(['serverDetail', 'servers']);
  return (
    <Card title={t('servers:cost.title')}>
      {monthly ? (
        <Stack space="medium">
          <Money value={monthly.total} size="title" />
          <CostBreakdown lines={monthly.lines} />
        </Stack>
      ) : (
        <Text tone="muted">{t('costUnknown')}</Text>
      )}
    </Card>
  );
};
