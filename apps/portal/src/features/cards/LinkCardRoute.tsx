import { LinkCardScreen } from '@may/screens/cards/LinkCard/LinkCardScreen.tsx';
import { useLinkCard } from './useLinkCard.tsx';

/** /link-card: the card provider's form, and the page to which the card provider returns. */
const LinkCardRoute = () => <LinkCardScreen {...useLinkCard()} />;

export default LinkCardRoute;
