import { useTranslation } from 'react-i18next';
import { isoWithOffset, maskEmail, type SupportFacts, withoutSecrets } from './packet.ts';

type Packet = {
  text: string;
  /** True if a secret was taken out of the description. */
  isCleaned: boolean;
};

/** Writes the packet in the customer's language. The e-mail address and the customer number are in it only by consent. */
export const usePacket = (facts: SupportFacts, description: string, isNamed: boolean): Packet => {
  const { t } = useTranslation('helpdesk');
  const { account, notices } = facts;
  const clean = withoutSecrets(description, { card: t('lines.cardRemoved'), key: t('lines.keyRemoved') }).trim();
  const accountWords = account && (isNamed ? `${account.email} (${account.id})` : maskEmail(account.email));
  const lines = [
    t('lines.head'),
    '',
    t('lines.description'),
    clean || t('lines.none'),
    '',
    t('lines.time', { time: isoWithOffset(facts.at), zone: facts.timeZone }),
    facts.page === null ? t('lines.noPage') : t('lines.page', { page: facts.page }),
    accountWords === null ? t('lines.signedOut') : t('lines.account', { account: accountWords }),
    ...notices.map(({ kind, at }) => t('lines.notice', { kind, time: isoWithOffset(at) })),
    ...(notices.length === 0 ? [t('lines.noNotice')] : []),
    t('lines.version', { version: facts.version }),
    t('lines.provider', { provider: facts.provider }),
    t('lines.language', { language: facts.language }),
    t(facts.isOnline ? 'lines.online' : 'lines.offline'),
    t(facts.canStore ? 'lines.storage' : 'lines.noStorage'),
    t('lines.screen', { screen: facts.screen }),
    t('lines.browser', { browser: facts.browser }),
  ];
  return { text: lines.join('\n'), isCleaned: clean !== description.trim() };
};
