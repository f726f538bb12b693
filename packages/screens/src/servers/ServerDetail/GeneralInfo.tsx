import type { Server } from '@may/domain/servers/server.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { CopyField } from '@may/ui/components/CopyField/CopyField.tsx';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { countryOf } from '@may/ui/components/Flag/countryOf.ts';
import { Flag } from '@may/ui/components/Flag/Flag.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { unknownAmount } from '@may/ui/format/formatMoney.ts';
import { useTranslation } from 'react-i18next';
import { ServerStatusBadge } from '../Servers/ServerStatusBadge.tsx';
import { useSizes } from '../useSizes.ts';

/** The facts of a server: type, domain, VCPU, RAM, disks, region and day of creation (spec §2). */
export const GeneralInfo = ({ server }: { server: Server }) => {
  const { t } = useTranslation(['serverDetail', 'servers']);
  const sizes = useSizes();
  const { domain, regionName, status } = server;
  const country = regionName === null ? null : countryOf(regionName);
  return (
    <Card title={t('tabs.general')} action={status ? <ServerStatusBadge status={status} /> : null}>
      <Stack>
        {domain ? (
          <CopyField
            label={t('domain')}
            value={domain}
            hint={
              <Link href={`https://${domain}`} external>
                {t('openSite')}
              </Link>
            }
          />
        ) : null}
        <DescriptionList
          items={[
            ...(domain
              ? []
              : [
                  {
                    label: t('domain'),
                    value: (
                      <Text as="span" tone="muted">
                        {t('noDomain')}
                      </Text>
                    ),
                  },
                ]),
            { label: t('type'), value: t('basic') },
            { label: t('vcpu'), value: server.cpu ?? unknownAmount },
            { label: t('ram'), value: sizes.ram(server.ramMb) },
            { label: t('disk'), value: sizes.disk(server.diskMb) },
            {
              label: t('mariadb'),
              value: server.mariadbDiskMb === 0 ? t('servers:cost.none') : sizes.disk(server.mariadbDiskMb),
            },
            ...(server.containers === null ? [] : [{ label: t('containers'), value: server.containers }]),
            {
              label: t('region'),
              value: (
                <Inline as="span" space="xsmall" wrap="nowrap">
                  {country ? <Flag country={country} /> : null}
                  <span>{regionName ?? unknownAmount}</span>
                </Inline>
              ),
            },
            { label: t('created'), value: <DateTime value={server.createdAt} /> },
          ]}
        />
      </Stack>
    </Card>
  );
};
