import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { addressed } from '@may/ui/patterns/Article/Article.css.ts';
import { Anchor } from '@may/ui/patterns/Article/Article.tsx';
import type { ArticleHrefs } from '@may/ui/patterns/Article/article.ts';
import { Prose } from '@may/ui/patterns/Article/Prose.tsx';
import * as styles from './Faq.css.ts';

type QuestionProps = { id: string; question: string; answer: string; hrefs: ArticleHrefs };

/** A question that opens to its answer, also by the browser's own search in the page. */
export const Question = ({ id, question, answer, hrefs }: QuestionProps) => (
  <li id={id} className={styles.item}>
    <details>
      <summary className={styles.question}>
        <span className={styles.sign}>
          <Icon icon={icons.chevronDown} />
        </span>
        <h3 className={styles.words}>{question}</h3>
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
