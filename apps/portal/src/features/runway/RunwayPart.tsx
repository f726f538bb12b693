import { RunwayLine } from '@may/screens/runway/Runway/RunwayLine.tsx';
import { useReadBalance } from '../../data/customer.queries.ts';
import { usePlans, useServers } from '../../data/serverReads.ts';
import { runwayRead } from './runwayRead.ts';

/** The line below the balance. It is fetched when the dashboard is idle, hence the default export. */
const RunwayPart = () => <RunwayLine runway={runwayRead(useReadBalance(), useServers(), usePlans())} />;

export default RunwayPart;
