import type { Draw } from './createDraw.ts';

/** The words of the longest line: 5 MB in UTF-8. */
export const hugeWords = (): string => 'dài '.repeat(1_000_000);

/** Words that are no ordinary text, by what is odd about them. A page must show them as text, and stay usable. */
export const oddWords: Readonly<Record<string, (draw: Draw) => string>> = {
  colours: (draw) =>
    `\u001B[${draw.number(8) + 30}mchữ màu\u001B[0m \u001B[1;33mđậm vàng\u001B[0m \u001B[38;5;${draw.number(256)}m256 màu\u001B[0m \u001B[38;2;255;136;0mmàu thật\u001B[0m`,
  commands: () =>
    '\u001B[2J\u001B[H\u001B]0;tiêu đề\u0007\u001B]8;;https://evil.example\u001B\\liên kết\u001B]8;;\u001B\\',
  progress: (draw) =>
    Array.from({ length: 12 }, (_, step) => `Đang tải bản cập nhật: ${Math.min(100, step * 9 + draw.number(3))}%`).join(
      '\r',
    ),
  controls: () => '\u0000\u0001\u0007\b\u000B\f\u000E\u001F\u007F\u0085 giữa các ký tự điều khiển\t\ttab',
  direction: () => 'hoadon\u202Egnp.exe\u202C \u2066ẩn\u2069 \u200Bkhông\u200B \uFEFFBOM \u061C',
  invalidBytes: () => 'K\uFFFD\uFFFDt n\uFFFDi th\uFFFDt b\uFFFDi',
  markup: () => '<script>alert(1)</script><img src=x onerror=alert(1)>&lt;b&gt;<!-- " onmouseover="alert(1)',
  marks: () => `Z\u0351\u036B\u0343a\u0322\u0334l\u034Dg\u0321\u0488o 👩‍👩‍👧‍👦 🇻🇳 ${'e\u0301'.repeat(20)}`,
  lineBreakers: () => 'trước\u2028giữa\u2029sau',
  separators: () => '|một||ba|||bốn|',
  spaces: () => '      ',
  nothing: () => '',
  long: (draw) => `{"du_lieu":"${'0123456789abcdef'.repeat(600 + draw.number(4_000))}"}`,
};

/** Whole lines that lack the usual parts. */
export const oddLines: readonly [string, string, string, ...string[]] = [
  '',
  'một dòng không có dấu phân cách',
  '|',
  '||||||||||||',
  'kết thúc bằng dấu phân cách|',
  '{"level":"error","msg":"JSON không có dấu phân cách"}',
];
