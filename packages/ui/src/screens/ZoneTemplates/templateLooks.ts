import type { TemplateName } from '@may/domain';
import type { IconType } from '../../components/Icon/icons.ts';
import * as icons from '../../components/Icon/icons.ts';

/** The sign of each template. */
export const templateIcons: Record<TemplateName, IconType> = {
  google: icons.dns,
  microsoft: icons.dashboard,
  zoho: icons.user,
  server: icons.server,
  spf: icons.check,
  dmarc: icons.lock,
};

/** Services that are called the same everywhere. */
export const senderNames = {
  google: 'Google Workspace',
  microsoft: 'Microsoft 365',
  zoho: 'Zoho Mail',
  mailchimp: 'Mailchimp',
  sendgrid: 'SendGrid',
  ses: 'Amazon SES',
} as const;
