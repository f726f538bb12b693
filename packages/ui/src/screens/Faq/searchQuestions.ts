import { foldText } from '../../private/foldText.ts';

/** A question with its answer, as a catalogue has it. */
type Question = { question: string; answer: string };

/** The questions of one subject, by their ids, which are their anchors. */
export type QuestionGroup = { title: string; items: Record<string, Question> };

/** Lower case without accents, letter by letter, so that a place in the result is the same place in the text. */
const fold = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    const plain = foldText(letter);
    return plain.length === letter.length ? plain : letter;
  }).join('');

/** The words of a query without the signs around them: a typed question ends in "?". A query of signs alone is searched as it is. */
const wordsOf = (query: string): string[] => {
  const typed = fold(query).split(/\s+/).filter(Boolean);
  const words = typed.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(Boolean);
  return words.length > 0 ? words : typed;
};

const hasAll = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text);
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

/** Cuts a text at the words of a query. */
export const splitAtWords = (text: string, query: string): TextPart[] => {
  const shown = text.normalize('NFC');
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const places = words.length > 0 ? [...fold(shown).matchAll(new RegExp(words.join('|'), 'g'))] : [];
  const parts: TextPart[] = [];
  let read = 0;
  const take = (end: number, isFound: boolean) => {
    if (end > read) parts.push({ at: read, text: shown.slice(read, end), isFound });
    read = end;
  };
  for (const { 0: found, index } of places) {
    take(index, false);
    take(index + found.length, true);
  }
  take(shown.length, false);
  return parts;
};
