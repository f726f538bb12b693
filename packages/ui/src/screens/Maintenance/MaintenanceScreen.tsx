import { Heading } from '../../components/Heading/Heading.tsx';

export interface MaintenanceScreenProps {
  onRetry: () => void;
}

/** The service is down on purpose or out of breath (spec section 2, /pages/maintenence and error503). */
export const MaintenanceScreen = (_props: MaintenanceScreenProps) => <Heading level={1}>503</Heading>;
