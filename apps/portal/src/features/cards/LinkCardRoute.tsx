import { LinkCardScreen } from '@may/screens';
import { useLinkCard } from './useLinkCard.tsx';

/** /link-card: the card provider's form, and the page to which the card provider returns. */
const LinkCardRoute = () => <LinkCardScreen {...useLinkCard()} />;

export default LinkCardRoute;
