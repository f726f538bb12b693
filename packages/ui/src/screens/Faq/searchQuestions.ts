import { foldText } from '../../private/foldText.ts';

/** A question with its answer, as a catalogue has it. */
type Question = { question: string; answer: string };

/** The questions of one subject, by their ids, which are their anchors. */
export type QuestionGroup = { title: string; items: Record<string, Question> };

/** The words of a query without the signs around them: a typed question ends in "?". A query of signs alone is searched as it is. */
const wordsOf = (query: string): string[] => {
  const typed = foldText(query).split(/\s+/).filter(Boolean);
  const words = typed.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(Boolean);
  return words.length > 0 ? words : typed;
};

const hasAll = (text: string, words: readonly string[]): boolean => {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
};

/** A question that a search found; `inQuestion` is false if some of the words are in its answer alone. */
export type FoundQuestion = Question & { id: string; inQuestion: boolean };

/** The questions that have all words of a query, in question or answer, in any case and without accents; all questions for an empty query. */
export const searchQuestions = (
  groups: Readonly<Record<string, QuestionGroup>>,
  query: string,
  wordsOfAnswer: (answer: string) => string,
): { id: string; title: string; questions: FoundQuestion[] }[] => {
  const words = wordsOf(query);
  return Object.entries(groups).flatMap(([id, { title, items }]) => {
    const questions = Object.entries(items).flatMap(([item, { question, answer }]) => {
      const inQuestion = hasAll(question, words);
      const isFound = inQuestion || hasAll(`${question} ${wordsOfAnswer(answer)}`, words);
      return isFound ? [{ id: item, question, answer, inQuestion }] : [];
    });
    return questions.length > 0 ? [{ id, title, questions }] : [];
  });
};

/** A part of a text from the place `at` on; `isFound` if it is one of the words of a search. */
export type TextPart = { at: number; text: string; isFound: boolean };

/** A text for the search, and the letter of the text that each character comes from: ß becomes two characters. */
const foldLetters = (text: string) => {
  const letters: { start: number; end: number }[] = [];
  let folded = '';
  let end = 0;
  for (const letter of text) {
    const start = end;
    end += letter.length;
    const plain = foldText(letter);
    folded += plain;
    letters.push(...Array.from({ length: plain.length }, () => ({ start, end })));
  }
  return { folded, letters };
};

/** Cuts a text at the words of a query. */
export const splitAtWords = (text: string, query: string): TextPart[] => {
  const shown = text.normalize('NFC');
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const { folded, letters } = foldLetters(shown);
  const places = words.length > 0 ? folded.matchAll(new RegExp(words.join('|'), 'g')) : [];
  const parts: TextPart[] = [];
  let read = 0;
  const take = (end: number, isFound: boolean) => {
    if (end <= read) return;
    parts.push({ at: read, text: shown.slice(read, end), isFound });
    read = end;
  };
  for (const { 0: found, index } of places) {
    take(letters[index]?.start ?? 0, false);
    take(letters[index + found.length - 1]?.end ?? 0, true);
  }
  take(shown.length, false);
  return parts;
};
