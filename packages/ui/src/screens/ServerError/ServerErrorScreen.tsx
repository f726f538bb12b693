import { Heading } from '../../components/Heading/Heading.tsx';

export interface ServerErrorScreenProps {
  /** Without it the page offers only the way home. */
  onRetry?: () => void;
  hrefs: { home: string };
}

/** Something of ours broke (spec section 2, /pages/error500). */
export const ServerErrorScreen = (_props: ServerErrorScreenProps) => <Heading level={1}>500</Heading>;
