import { ContactUsScreen, contact } from '@may/ui';
import { articleHrefs } from './articleHrefs.ts';

/** /pages/contact-us. */
const ContactUsRoute = () => <ContactUsScreen contact={contact} now={Date.now()} hrefs={articleHrefs} />;

export default ContactUsRoute;
