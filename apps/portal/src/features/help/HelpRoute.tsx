import { ContactUsScreen } from '@may/screens/help/ContactUs/ContactUsScreen.tsx';
import { FaqScreen } from '@may/screens/help/Faq/FaqScreen.tsx';
import { HelpdeskScreen } from '@may/screens/help/Helpdesk/HelpdeskScreen.tsx';
import { PrivacyPolicyScreen } from '@may/screens/help/PrivacyPolicy/PrivacyPolicyScreen.tsx';
import { useLocation } from 'react-router-dom';
import { config } from '../../browser/config.ts';
import { storedEntries } from '../../browser/storage/storedEntries.ts';
import { articleHrefs } from './articleHrefs.ts';
import { useHelpdeskFacts } from './useHelpdeskFacts.ts';

const hrefs = articleHrefs(config.flags);

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

const Helpdesk = () => <HelpdeskScreen facts={useHelpdeskFacts()} hrefs={hrefs} />;

const Faq = ({ topic }: { topic: 'faq' | 'faq2' }) => (
  <FaqScreen topic={topic} target={targetOf(useLocation().hash)} withoutGroups={withoutGroups} hrefs={hrefs} />
);

/** The open pages of the menu's last group: `faq` is about money, `faq2` about servers and domains. */
export default {
  helpdesk: Helpdesk,
  contactUs: () => <ContactUsScreen hrefs={hrefs} />,
  faq: () => <Faq topic="faq" />,
  faq2: () => <Faq topic="faq2" />,
  privacyPolicy: () => <PrivacyPolicyScreen stored={storedEntries} hrefs={hrefs} />,
};
