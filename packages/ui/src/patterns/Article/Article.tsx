import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Page } from '../Page/Page.tsx';
import * as styles from './Article.css.ts';
import type { ArticlePart } from './article.ts';

export type ArticleProps = {
  title: string;
  /** One or two sentences under the title. */
  lead: string;
  homeHref: string;
  /** The parts of the table of contents; none draws no table. */
  parts?: readonly ArticlePart[];
  children: ReactNode;
};

/** A page to be read: a column of text with a table of contents beside it. */
export const Article = ({ title, lead, homeHref, parts = [], children }: ArticleProps) => {
  const { t } = useTranslation('article');
  return (
    <Page title={title} homeHref={homeHref}>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.root}>
        {parts.length > 0 ? (
          <nav className={styles.contents} aria-label={t('contents')}>
            <p className={styles.contentsTitle} aria-hidden>
              {t('contents')}
            </p>
            <ul className={styles.contentsList}>
              {parts.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.contentsLink}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className={styles.body}>{children}</div>
      </div>
    </Page>
  );
};

/** The link to a heading or a question, to be copied or opened. */
export const Anchor = ({ id, label }: ArticlePart) => {
  const { t } = useTranslation('article');
  return (
    <a href={`#${id}`} className={styles.anchor} aria-label={t('linkTo', { name: label })}>
      #
    </a>
  );
};

export type ArticleSectionProps = ArticlePart & { children: ReactNode };

/** A part of an article: its heading has an address of its own. */
export const ArticleSection = ({ id, label, children }: ArticleSectionProps) => {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={styles.addressed}>
        <Heading level={2} id={`${id}-heading`}>
          {label}
        </Heading>
        <Anchor id={id} label={label} />
      </div>
      {children}
    </section>
  );
};
