import { Link } from '../../components/Link/Link.tsx';
import * as styles from './Article.css.ts';
import type { ArticleHrefs } from './article.ts';
import { type Piece, parseProse } from './parseProse.ts';

export type ProseProps = {
  /** A text of a catalogue with the marks of `parseProse`. */
  text: string;
  hrefs: ArticleHrefs;
};

const Pieces = ({ pieces, hrefs }: { pieces: readonly Piece[]; hrefs: Partial<Record<string, string>> }) =>
  pieces.map((piece, place) => {
    const { words } = piece;
    const key = `${place} ${words}`;
    if (piece.kind === 'strong') return <strong key={key}>{words}</strong>;
    const address = piece.kind === 'link' ? hrefs[piece.page] : undefined;
    if (piece.kind !== 'link' || address === undefined) return words;
    return (
      <Link key={key} href={address + piece.place}>
        {words}
      </Link>
    );
  });

/** Running text of a catalogue: paragraphs, lists and links to pages of the portal. */
export const Prose = ({ text, hrefs }: ProseProps) => (
  <div className={styles.prose}>
    {parseProse(text).map(({ kind, items }, place) => {
      const lines = items.map((pieces, line) => ({ key: `${place} ${line}`, pieces }));
      if (kind === 'paragraph')
        return lines.map(({ key, pieces }) => (
          <p key={key}>
            <Pieces pieces={pieces} hrefs={hrefs} />
          </p>
        ));
      const List = kind === 'steps' ? 'ol' : 'ul';
      return (
        <List key={lines[0]?.key}>
          {lines.map(({ key, pieces }) => (
            <li key={key}>
              <Pieces pieces={pieces} hrefs={hrefs} />
            </li>
          ))}
        </List>
      );
    })}
  </div>
);
