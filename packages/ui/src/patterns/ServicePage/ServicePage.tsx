import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as icons from '../../components/Icon/icons.ts';
import { Text } from '../../components/Text/Text.tsx';
import { dateTimeFormat } from '../../i18n/intl.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { StatusPage } from '../StatusPage/StatusPage.tsx';
import * as styles from './ServicePage.css.ts';

/** The last question to the provider: `at` and `next`, the time of the next one, are in epoch milliseconds. */
export type ServiceCheck =
  | { status: 'checking' }
  | { status: 'offline' }
  | { status: 'silent'; at: number; next: number | null }
  | { status: 'answers' };

export type ServicePageProps = {
  icon: icons.IconType;
  code?: string;
  title: string;
  text: string;
  check: ServiceCheck;
  onCheck: () => void;
  hrefs: { home: string; helpdesk: string };
  /** Known facts, below the texts, until the provider answers. */
  children?: ReactNode;
};

/** A page in place of a service that does not answer. It reports the last check, and the service's return. */
export const ServicePage = ({ icon, code, title, text, check, onCheck, hrefs, children }: ServicePageProps) => {
  const { t } = useTranslation(['statusPages', 'common']);
  const tag = tags[useLocale()];
  if (check.status === 'answers')
    return (
      <StatusPage
        icon={icons.success}
        tone="positive"
        title={t('check.answersTitle')}
        text={t('check.answersText')}
        actions={[{ label: t('common:backToHome'), href: hrefs.home }]}
        live
      />
    );
  const said = () => {
    if (check.status !== 'silent') return t(`check.${check.status}`);
    const timeOf = (at: number) => dateTimeFormat(tag, { timeStyle: 'medium', hourCycle: 'h23' }).format(at);
    const time = timeOf(check.at);
    return check.next === null ? t('check.silent', { time }) : t('check.again', { time, next: timeOf(check.next) });
  };
  return (
    <StatusPage
      icon={icon}
      tone="caution"
      {...(code && { code })}
      title={title}
      text={text}
      actions={[
        { label: t('common:checkAgain'), icon: icons.retry, onPress: onCheck, busy: check.status === 'checking' },
        { label: t('check.helpdesk'), href: hrefs.helpdesk },
      ]}
    >
      {children}
      <div role="status" className={styles.said}>
        <Text tone="muted">{said()}</Text>
      </div>
    </StatusPage>
  );
};
