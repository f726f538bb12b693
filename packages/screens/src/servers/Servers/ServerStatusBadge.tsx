import type { ServerStatus } from '@may/domain/servers/server.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
import type { Tone } from '@may/ui/theme/tokens.ts';
import { useTranslation } from 'react-i18next';

type ServerStatusBadgeProps = {
  /** Null is unknown. */
  status: ServerStatus | null;
  /** The page of the server's order while the order runs. */
  orderHref?: string | null;
};

const tones: Record<ServerStatus, Tone> = { provisioning: 'brand', active: 'positive', unpaid: 'caution' };

/** The server's status, with a link to its order while the order runs. */
export const ServerStatusBadge = ({ status, orderHref }: ServerStatusBadgeProps) => {
  const { t } = useTranslation('servers');
  if (status === null && !orderHref) return <span aria-hidden>–</span>;
  return (
    <Inline as="span" space="xsmall">
      {status ? (
        <StatusBadge tone={tones[status]} icon={status === 'provisioning' ? icons.clock : undefined}>
          {t(`status.${status}`)}
        </StatusBadge>
      ) : null}
      {orderHref ? (
        <Link href={orderHref} standalone>
          {t('follow')}
        </Link>
      ) : null}
    </Inline>
  );
};
