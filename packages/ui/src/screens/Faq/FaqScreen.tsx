import { containerLimits, diskLimits, dongPerGb, topUpLimits } from '@may/domain';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import { Article, ArticleSection } from '../../patterns/Article/Article.tsx';
import type { ArticleHrefs } from '../../patterns/Article/article.ts';
import { wordsOfProse } from '../../patterns/Article/parseProse.ts';
import * as styles from './Faq.css.ts';
import { Question } from './Question.tsx';
import { type QuestionGroup, searchQuestions } from './searchQuestions.ts';

export type FaqScreenProps = {
  /** `faq` is about money, `faq2` about servers and domains. */
  topic: 'faq' | 'faq2';
  /** The id of the question in the page's address; it is opened and shown. */
  target: string;
  /** The ids of groups about services that are switched off. */
  withoutGroups?: readonly string[];
  hrefs: ArticleHrefs;
};

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

/** Questions and answers in groups, with a search that ignores accents. Each question has an address that opens it. */
export const FaqScreen = ({ topic, target, withoutGroups = [], hrefs }: FaqScreenProps) => {
  const { t } = useTranslation(['article', topic]);
  const { email } = useBrand().contact;
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = (isOn: boolean) => () => flushSync(() => setPrinting(isOn));
    const [before, after] = [print(true), print(false)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  useEffect(() => {
    if (target === '') return;
    setQuery('');
    setChosen((earlier) => ({ ...earlier, [target]: true }));
    // After the portal has scrolled a new page to its top.
    const frame = requestAnimationFrame(() => document.getElementById(target)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [target]);

  const all = t(`${topic}:groups`, { returnObjects: true, ...values, email }) as unknown as Record<
    string,
    QuestionGroup
  >;
  const groups = Object.fromEntries(Object.entries(all).filter(([id]) => !withoutGroups.includes(id)));
  const isSearch = query.trim() !== '';
  const found = searchQuestions(groups, query, wordsOfProse);
  const questions = found.flatMap((group) => group.questions);
  const isOpen = (id: string, inQuestion: boolean) => isPrinting || (chosen[id] ?? (isSearch && !inQuestion));
  const isAllOpen = questions.every(({ id, inQuestion }) => isOpen(id, inQuestion));
  const chooseAll = () => setChosen({ ...chosen, ...Object.fromEntries(questions.map(({ id }) => [id, !isAllOpen])) });

  return (
    <Article
      title={t(`${topic}:title`)}
      lead={t(`${topic}:lead`)}
      homeHref={hrefs.dashboard}
      parts={found.map(({ id, title }) => ({ id, label: title }))}
      head={
        <search className={styles.search}>
          <TextField
            label={t('search.label')}
            type="search"
            value={query}
            autoComplete="off"
            placeholder={t(`${topic}:example`)}
            prefix={<Icon icon={icons.search} />}
            onValueChange={(next) => {
              setQuery(next);
              setChosen({});
            }}
          />
          <div className={styles.row}>
            <span role="status">
              {isSearch && questions.length > 0 ? t('search.found', { count: questions.length }) : ''}
            </span>
            {questions.length > 0 ? (
              <Button variant="ghost" tone="neutral" size="small" onPress={chooseAll}>
                {t(isAllOpen ? 'closeAll' : 'openAll')}
              </Button>
            ) : null}
          </div>
        </search>
      }
    >
      {found.map(({ id, title, questions }) => (
        <ArticleSection key={id} id={id} label={title}>
          <ul className={styles.list}>
            {questions.map((question) => (
              <Question
                key={question.id}
                found={question}
                query={query}
                open={isOpen(question.id, question.inQuestion)}
                onOpenChange={(open) => setChosen({ ...chosen, [question.id]: open })}
                hrefs={hrefs}
              />
            ))}
          </ul>
        </ArticleSection>
      ))}
      {found.length === 0 ? (
        <div role="status">
          <EmptyState
            picture="search"
            title={t('search.none', { query: query.trim() })}
            text={t('search.noneText')}
            action={<LinkButton href={hrefs.helpdesk}>{t('toHelpdesk')}</LinkButton>}
          />
        </div>
      ) : null}
    </Article>
  );
};
