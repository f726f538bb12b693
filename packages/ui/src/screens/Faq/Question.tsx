import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { addressed } from '../../patterns/Article/Article.css.ts';
import { Anchor } from '../../patterns/Article/Article.tsx';
import type { ArticleHrefs } from '../../patterns/Article/article.ts';
import { Prose } from '../../patterns/Article/Prose.tsx';
import * as styles from './Faq.css.ts';
import { type FoundQuestion, splitAtWords } from './searchQuestions.ts';

type QuestionProps = {
  found: FoundQuestion;
  query: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hrefs: ArticleHrefs;
};

/** A question that opens to its answer. The words of a search are marked in the question. */
export const Question = ({ found: { id, question, answer }, query, open, onOpenChange, hrefs }: QuestionProps) => (
  <li id={id} className={styles.item}>
    {/* The browser opens it too: a search in the page, or a link to a place in the answer. */}
    <details
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && onOpenChange(currentTarget.open)}
    >
      <summary className={styles.question}>
        <span className={styles.sign}>
          <Icon icon={icons.chevronDown} />
        </span>
        <h3 className={styles.words}>
          {splitAtWords(question, query).map(({ at, text, isFound }) =>
            isFound ? <mark key={at}>{text}</mark> : text,
          )}
        </h3>
      </summary>
      <div className={styles.answer}>
        <Prose text={answer} hrefs={hrefs} />
      </div>
    </details>
    <span className={`${addressed} ${styles.link}`}>
      <Anchor id={id} label={question} />
    </span>
  </li>
);
