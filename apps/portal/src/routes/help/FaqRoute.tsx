import { FaqScreen } from '@may/ui';
import { useLocation } from 'react-router-dom';
import { config } from '../../config.ts';
import { matchPage } from '../../router/matchPage.ts';
import { articleHrefs } from './articleHrefs.ts';

const { wordpress, dns } = config.flags;
const withoutGroups = [
  ...(config.cardKey === '' ? ['cards'] : []),
  ...(wordpress ? [] : ['ordering', 'running', 'own-domain']),
  ...(dns ? [] : ['dns']),
];

/** The question in the address; a hash that cannot be decoded names none. */
const targetOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/** /pages/faq about money, /pages/faq2 about servers and domains. */
const FaqRoute = () => {
  const { pathname, hash } = useLocation();
  const topic = matchPage(pathname).id === 'faq2' ? 'faq2' : 'faq';
  return (
    <FaqScreen key={topic} topic={topic} target={targetOf(hash)} withoutGroups={withoutGroups} hrefs={articleHrefs} />
  );
};

export default FaqRoute;
