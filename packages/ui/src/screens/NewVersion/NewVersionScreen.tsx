import { Heading } from '../../components/Heading/Heading.tsx';

export interface NewVersionScreenProps {
  /** The script or stylesheet that did not arrive. */
  chunk: string;
  kind: 'timeout' | 'missing' | 'other';
  onReload: () => void;
}

/** A part of the portal did not load, mostly because a newer version replaced it (spec section 8, last row). */
export const NewVersionScreen = (_props: NewVersionScreenProps) => <Heading level={1}>New version</Heading>;
