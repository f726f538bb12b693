import { Heading } from '../../components/Heading/Heading.tsx';

export const flaggedServices = ['wordpress', 'antiDdos', 'svm', 'smsOtp', 'database', 'dns', 'paas', 'firewall'] as const;
export type FlaggedService = (typeof flaggedServices)[number];

export interface NotSwitchedOnScreenProps {
  service: FlaggedService;
  hrefs: { home: string };
}

/** The page exists and its service is off in this build: never a 404 (decisions.md, Shell). */
export const NotSwitchedOnScreen = (_props: NotSwitchedOnScreenProps) => <Heading level={1}>Not switched on</Heading>;
