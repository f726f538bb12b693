import { ContactUsScreen } from '@may/ui';
import { articleHrefs } from './articleHrefs.ts';

/** /pages/contact-us. */
const ContactUsRoute = () => <ContactUsScreen now={Date.now()} hrefs={articleHrefs} />;

export default ContactUsRoute;
