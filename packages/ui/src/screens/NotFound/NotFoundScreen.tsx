import { Heading } from '../../components/Heading/Heading.tsx';

export interface NotFoundScreenProps {
  hrefs: { home: string };
}

/** No such page (spec section 2, /pages/error404). */
export const NotFoundScreen = (_props: NotFoundScreenProps) => <Heading level={1}>404</Heading>;
