import { LinkCardScreen } from '@may/ui';
import { useLinkCard } from './useLinkCard.tsx';

/** /link-card: the card provider's form, and the page it leads back to. */
const LinkCardRoute = () => <LinkCardScreen {...useLinkCard()} />;

export default LinkCardRoute;
