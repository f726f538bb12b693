import type { ServerKind } from '@may/domain/servers/server.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { type DescriptionItem, DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import type { IconType } from '@may/ui/components/Icon/icons.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import type { Tone } from '@may/ui/theme/tokens.ts';
import { useTranslation } from 'react-i18next';
import type { OrderAction, OrderMessage } from './orderServer.ts';

const looks: Record<OrderMessage['about'], { icon: IconType; tone: Exclude<Tone, 'critical'> }> = {
  ordering: { icon: icons.server, tone: 'brand' },
  checking: { icon: icons.clock, tone: 'neutral' },
  waiting: { icon: icons.clock, tone: 'caution' },
  unknown: { icon: icons.warning, tone: 'caution' },
  mayOrderTwice: { icon: icons.warning, tone: 'caution' },
  otherTab: { icon: icons.info, tone: 'caution' },
  ordered: { icon: icons.success, tone: 'positive' },
  orderedTwice: { icon: icons.warning, tone: 'caution' },
};

/** True for the messages of an outcome that is not known. */
const isInDoubt = (about: OrderMessage['about']): about is 'unknown' | 'mayOrderTwice' | 'orderedTwice' =>
  ['unknown', 'mayOrderTwice', 'orderedTwice'].includes(about);

/** The state of an order that is on its way, unknown or done. */
export const Message = ({
  kind,
  about,
  order,
  servers = [],
  serverMessage,
  actions,
}: OrderMessage & { kind: ServerKind }) => {
  const { t } = useTranslation(['orderServer', 'servers', 'common', 'shell']);
  const labels: Record<OrderAction['name'], string> = {
    check: t('common:checkAgain'),
    retry: t('action.retry'),
    repeat: t('action.repeat'),
    startOver: t('action.startOver'),
    leave: t('action.leave'),
    seeServers: t('action.seeServers'),
  };
  const { regionName, planName, total } = order;
  const facts: DescriptionItem[] = [
    ...(regionName === null ? [] : [{ label: t('review.region'), value: regionName }]),
    ...(planName === null ? [] : [{ label: t('review.plan'), value: planName }]),
    ...(total === null ? [] : [{ label: t('servers:cost.total'), value: <Money value={total} strong /> }]),
  ];
  return (
    <StatusPage
      live
      {...looks[about]}
      code={t(`shell:menu.${kind}`)}
      {...(isInDoubt(about)
        ? tellError(t, `orderServer:message.${about}`, { count: servers.length })
        : { title: t(`message.${about}.title`), text: t(`message.${about}.text`) })}
      detail={serverMessage}
      actions={actions.map(({ name, ...action }) => ({ label: labels[name], ...action }))}
    >
      {facts.length > 0 || servers.length > 0 ? (
        <Card padding="small">
          <Stack space="small">
            <DescriptionList items={facts} />
            {servers.length > 0 ? (
              <ul aria-label={t('message.servers')}>
                {servers.map(({ id, name, href }) => (
                  <li key={id}>
                    <Link href={href} standalone>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </Stack>
        </Card>
      ) : null}
    </StatusPage>
  );
};
