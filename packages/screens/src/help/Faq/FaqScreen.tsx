import { containerLimits, diskLimits } from '@may/domain/order/order.ts';
import { dongPerGb } from '@may/domain/servers/pricing.ts';
import { topUpLimits } from '@may/domain/top-up/topUp.ts';
import { useBrand } from '@may/ui/brand/BrandContext.ts';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { Article, ArticleSection } from '@may/ui/patterns/Article/Article.tsx';
import type { ArticleHrefs } from '@may/ui/patterns/Article/article.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Faq.css.ts';
import { Question } from './Question.tsx';

export type FaqScreenProps = {
  /** `faq` is about money, `faq2` about servers and domains. */
  topic: 'faq' | 'faq2';
  /** The id of the question in the page's address; it is opened and shown. */
  target: string;
  /** The ids of groups about services that are switched off. */
  withoutGroups?: readonly string[];
  hrefs: ArticleHrefs;
};

/** The questions of one subject, by their ids, which are their anchors. */
type QuestionGroup = { title: string; items: Record<string, { question: string; answer: string }> };

const dong = (amount: number): string => formatMoney({ amount, currency: 'VND' }).text;

/** The rules that an answer quotes, so that no answer states an old one. */
const values = {
  perGb: dong(dongPerGb),
  leastTopUp: dong(topUpLimits.VND.minimum),
  mostTopUp: dong(topUpLimits.VND.maximum),
  leastDisk: diskLimits.minimum,
  mostDisk: diskLimits.maximum,
  mostContainers: containerLimits.maximum,
};

/** Questions and answers in groups. Each question has an address that opens it. */
export const FaqScreen = ({ topic, target, withoutGroups = [], hrefs }: FaqScreenProps) => {
  const { t } = useTranslation(topic);
  const { email } = useBrand().contact;
  useEffect(() => {
    const place = document.getElementById(target);
    const details = place?.querySelector('details');
    if (details) details.open = true;
    // After the portal has scrolled a new page to its top.
    const frame = requestAnimationFrame(() => place?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [target]);

  const all: Record<string, QuestionGroup> = t('groups', { returnObjects: true, ...values, email });
  const groups = Object.entries(all).filter(([id]) => !withoutGroups.includes(id));
  return (
    <Article
      title={t('title')}
      lead={t('lead')}
      homeHref={hrefs.dashboard}
      parts={groups.map(([id, { title }]) => ({ id, label: title }))}
    >
      {groups.map(([group, { title, items }]) => (
        <ArticleSection key={group} id={group} label={title}>
          <ul className={styles.list}>
            {Object.entries(items).map(([id, item]) => (
              <Question key={id} id={id} {...item} hrefs={hrefs} />
            ))}
          </ul>
        </ArticleSection>
      ))}
    </Article>
  );
};
