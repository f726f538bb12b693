import type { TemplateName } from '@may/domain';
import type { IconType } from '../../components/Icon/icons.ts';
import * as icons from '../../components/Icon/icons.ts';

export const templateIcons: Record<TemplateName, IconType> = {
  google: icons.dns,
  microsoft: icons.dashboard,
  zoho: icons.user,
  server: icons.server,
  spf: icons.check,
  dmarc: icons.lock,
};

/** The services' own names, the same in every language. */
export const senderNames = {
  google: 'Google Workspace',
  microsoft: 'Microsoft 365',
  zoho: 'Zoho Mail',
  mailchimp: 'Mailchimp',
  sendgrid: 'SendGrid',
  ses: 'Amazon SES',
} as const;
