import { useTranslation } from 'react-i18next';
import { brand } from '../../brand/brand.ts';
import * as icons from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { StatusPage } from '../StatusPage/StatusPage.tsx';

/** What flags and menu entries may name (spec sections 1 and 9). */
export type FlaggedService = 'wordpress' | 'antiDdos' | 'svm' | 'smsOtp' | 'database' | 'dns' | 'paas' | 'firewall';

export interface NotSwitchedOnScreenProps {
  service: FlaggedService;
  hrefs: { home: string };
}

/** The page exists and its service is switched off: never a 404 (decisions.md, Shell). */
export const NotSwitchedOnScreen = ({ service, hrefs }: NotSwitchedOnScreenProps) => {
  const { t } = useTranslation('statusPages');
  return (
    <StatusPage
      icon={icons.info}
      title={t('notSwitchedOn.title', { service: t(`notSwitchedOn.service.${service}`) })}
      text={t('notSwitchedOn.text', { email: brand.supportEmail })}
      actions={<LinkButton href={hrefs.home}>{t('home')}</LinkButton>}
    />
  );
};
