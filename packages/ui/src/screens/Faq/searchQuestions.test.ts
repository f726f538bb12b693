import { expect, it } from 'vitest';
import { searchQuestions, splitAtWords } from './searchQuestions.ts';

const groups = {
  money: {
    title: 'Tiền',
    items: {
      topUp: { question: 'Nạp tiền thế nào?', answer: 'Mở trang ví.' },
      refund: { question: 'Hoàn tiền ở đâu?', answer: 'Hỏi nhà cung cấp. Đọc kỹ hóa đơn.' },
    },
  },
  servers: { title: 'Máy chủ', items: { slow: { question: 'Vì sao chậm?', answer: 'Ví dụ: đầy ổ đĩa.' } } },
};
const idsFor = (query: string) =>
  searchQuestions(groups, query, (answer) => answer).map(({ id, questions }) => [id, ...questions.map(({ id }) => id)]);

it.each([
  ['nap tien', [['money', 'topUp']]],
  ['NẠP  TIỀN', [['money', 'topUp']]],
  ['nạp tiền'.normalize('NFD'), [['money', 'topUp']]],
  ['dia', [['servers', 'slow']]],
  ['tien doc', [['money', 'refund']]],
  [
    'vi',
    [
      ['money', 'topUp'],
      ['servers', 'slow'],
    ],
  ],
  ['nap slow', []],
  ['nap tien?', [['money', 'topUp']]],
  ['“tiền”, (thế) nào ?!', [['money', 'topUp']]],
  ['(', []],
])('%j finds %j', (query, expected) => {
  expect(idsFor(query)).toEqual(expected);
});

it('finds every question with an empty query', () => {
  expect(idsFor(' ')).toEqual([
    ['money', 'topUp', 'refund'],
    ['servers', 'slow'],
  ]);
});

it('tells a question whose words are in its answer alone', () => {
  const [found] = searchQuestions(groups, 'hoa don', (answer) => answer);
  expect(found?.questions).toEqual([{ ...groups.money.items.refund, id: 'refund', inQuestion: false }]);
});

it.each([
  ['Nạp tiền thế nào?', 'nap', '[Nạp] tiền thế nào?'],
  ['Đĩa đầy', 'd', '[Đ]ĩa [đ]ầy'],
  ['Nạp tiền', '', 'Nạp tiền'],
  ['Giá (đ)?', '(d)?', 'Giá ([đ])?'],
  ['Giá (đ)?', '(', 'Giá [(]đ)?'],
  ['Øl: große Straße', 'ol STRASSE gros', '[Øl]: [groß]e [Straße]'],
  ['🐘 ÆBLER …', 'æ r', '🐘 [Æ]BLE[R] …'],
])('marks in %j the words of %j', (text, query, marked) => {
  const parts = splitAtWords(text, query);
  expect(parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')).toBe(marked);
  expect(parts.map(({ at, text: part }) => text.slice(at, at + part.length))).toEqual(parts.map(({ text }) => text));
});
