import { RunwayDialog } from '@may/ui';
import type { ComponentProps } from 'react';

export type RunwayPanelProps = ComponentProps<typeof RunwayDialog>;

/** The calculation of the runway and the customer's limits; fetched when the customer opens them. */
const RunwayPanel = (props: RunwayPanelProps) => <RunwayDialog {...props} />;

export default RunwayPanel;
