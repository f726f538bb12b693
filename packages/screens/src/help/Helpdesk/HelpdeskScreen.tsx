import { useBrand } from '@may/ui/brand/BrandContext.ts';
import { CopyButton } from '@may/ui/components/CopyField/CopyButton.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Article, ArticleSection } from '@may/ui/patterns/Article/Article.tsx';
import type { ArticleHrefs } from '@may/ui/patterns/Article/article.ts';
import { Prose } from '@may/ui/patterns/Article/Prose.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './Helpdesk.css.ts';

/** The facts for support that the page knows. */
type SupportFacts = {
  /** Epoch milliseconds. */
  at: number;
  /** The name of the portal's main script, which is another one in each version. */
  version: string;
  /** The path of the page that failed, without its query; null if no page sent the customer here. */
  page: string | null;
  /** `navigator.userAgent`. */
  browser: string;
  /** The customer's id; null without a session. */
  account: string | null;
};

export type HelpdeskScreenProps = {
  facts: SupportFacts;
  hrefs: ArticleHrefs;
};

/** Shows the facts that support needs, and hands them to the customer, who sends them. */
export const HelpdeskScreen = ({ facts, hrefs }: HelpdeskScreenProps) => {
  const { t } = useTranslation(['helpdesk', 'common']);
  const { email } = useBrand().contact;
  const head = t('lines.head');
  const packet = [
    head,
    t('lines.time', { time: new Date(facts.at).toISOString(), zone: 'UTC' }),
    facts.page === null ? t('lines.noPage') : t('lines.page', { page: facts.page }),
    facts.account === null ? t('lines.signedOut') : t('lines.account', { account: facts.account }),
    t('lines.version', { version: facts.version }),
    t('lines.browser', { browser: facts.browser }),
  ].join('\n');
  const body = encodeURIComponent(`\r\n\r\n${packet.replaceAll('\n', '\r\n')}`);
  return (
    <Article title={t('title')} lead={t('lead')} homeHref={hrefs.dashboard}>
      <ArticleSection id="first" label={t('first.title')}>
        <Prose text={t('first.text')} hrefs={hrefs} />
      </ArticleSection>
      <ArticleSection id="packet" label={t('packet.title')}>
        <Inline>
          <LinkButton href={`mailto:${email}?subject=${encodeURIComponent(head)}&body=${body}`}>
            {t('packet.mail', { email })}
          </LinkButton>
          <CopyButton text={packet} refused={t('common:copyByHand')}>
            {t('packet.copy')}
          </CopyButton>
        </Inline>
        <details>
          <summary className={styles.opener}>{t('packet.show')}</summary>
          <pre className={styles.packet}>{packet}</pre>
        </details>
      </ArticleSection>
    </Article>
  );
};
