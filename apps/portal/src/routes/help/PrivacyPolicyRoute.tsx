import { PrivacyPolicyScreen } from '@may/ui';
import { storedEntries } from '../../storage/storedEntries.ts';
import { articleHrefs } from './articleHrefs.ts';

/** /pages/privacy-policy. */
const PrivacyPolicyRoute = () => <PrivacyPolicyScreen stored={storedEntries} hrefs={articleHrefs} />;

export default PrivacyPolicyRoute;
