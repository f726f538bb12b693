import { ZoneImportScreen } from '@may/screens/dns/ZoneImport/ZoneImportScreen.tsx';
import type { ZoneImportScreenProps } from '@may/screens/dns/ZoneImport/zoneImport.ts';
import type { Zone } from './useZone.ts';
import { useZoneImport } from './useZoneImport.ts';
import { useZonePage } from './useZonePage.ts';

const Import = ({ zone, ...page }: Omit<ZoneImportScreenProps, 'form'> & { zone: Zone }) => (
  <ZoneImportScreen {...page} form={{ status: 'ready', value: useZoneImport(zone) }} />
);

/** /dns/domain/{id}/import: adds the records of a zone file to the staged changes. */
const ZoneImportRoute = () => {
  const { id, zone, domain, hrefs } = useZonePage();
  if (zone.status !== 'ready') return <ZoneImportScreen domain={domain} hrefs={hrefs} form={zone} />;
  if (zone.value === null)
    return <ZoneImportScreen domain={null} hrefs={hrefs} form={{ status: 'ready', value: null }} />;
  return <Import key={id} domain={domain} hrefs={hrefs} zone={zone.value} />;
};

export default ZoneImportRoute;
