import { row } from './LogRow.css.ts';
import { createLogBuffer, type LogBuffer, linesOf } from './logBuffer.ts';

/** Lines of the servers of a WordPress site, for stories: time, source and message. */
const page =
  '"GET /wp-content/themes/bien-xanh/style.css?ver=6.4 HTTP/1.1" 200 18233 "https://bienxanh.vn/" "Mozilla/5.0 (iPhone)"';

const spoken = [
  `nginx|14.231.7.20 - - [22/Nov/2026:17:40:01 +0700] ${page}`,
  'nginx|14.231.7.20 - - [22/Nov/2026:17:40:01 +0700] "GET /gio-hang HTTP/1.1" 200 5121 "https://bienxanh.vn/" "Mozilla/5.0 (iPhone)"',
  'wordpress|gửi thư xác nhận đơn hàng 20318 cho khách',
  'nginx|113.161.72.9 - - [22/Nov/2026:17:40:02 +0700] "POST /wp-login.php HTTP/1.1" 403 1842 "-" "python-requests/2.31"',
  'php-fpm|[22-Nov-2026 17:40:03] NOTICE: [pool www] child 412 started',
  'php-fpm|PHP Warning:  Undefined array key "gia" in /var/www/html/wp-content/plugins/gio-hang/gia.php on line 88',
  'mariadb|2026-11-22 17:40:03 0 [Note] InnoDB: Buffer pool(s) load completed',
  'wordpress|WordPress database error Deadlock found when trying to get lock for query UPDATE wp_options SET option_value = 1',
  'nginx|2026/11/22 17:40:04 [error] 31#31: *5012 upstream timed out (110: Connection timed out) while reading response header',
  'cron|debug: đã xử lý 14 đơn hàng đang chờ trong 212 ms',
  'nginx|66.249.66.1 - - [22/Nov/2026:17:40:04 +0700] "GET /san-pham/ao-mua HTTP/1.1" 502 559 "-" "Googlebot/2.1"',
];

/** `count` lines of a shop, the same in each run. */
export const shopLines = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const time = `17:${String(40 + (Math.floor(index / 600) % 20)).padStart(2, '0')}:${String(Math.floor(index / 10) % 60).padStart(2, '0')}`;
    return `${time}|${spoken[(index * 5 + Math.floor(index / 7)) % spoken.length]}`;
  });

/** Lines that try to be more than text. */
export const hostileLines = [
  '17:40:02|nginx|<img src=x onerror="document.title=1"> <b>bold?</b> &amp; {{7*7}}',
  '17:40:02|php-fpm|admin\u202Egnp.exe\u2066 \u200Bhidden\uFEFF \u0000\u0007\u001b[2J\u001b]0;title\u0007end',
  '17:40:03|php-fpm|downloading  1%\rdownloading 50%\rdownloading 100%',
  '17:40:03|php-fpm|\u001b]8;;https://evil.example\u001b\\a link that is none\u001b]8;;\u001b\\',
  `17:40:03|zalgo|${'Z̷̧̛̹͓͕̟̈́̐͗ą̵̙͐l̶̰̈́g̷̨̔o̸̳͒ '.repeat(6)}`,
  `17:40:04|wordpress|${'rất-dài-'.repeat(2_000)}`,
  '17:40:04|nginx|',
  '17:40:05|nginx|שלום עולם ‏مرحبا 你好 👩‍👩‍👧',
];

/** A log of these lines. */
export const bufferOf = (lines: readonly string[], capacity?: number): LogBuffer => {
  const buffer = createLogBuffer({ separator: '|', capacity });
  buffer.add(lines.flatMap(linesOf));
  return buffer;
};

/** The rows on the page. */
export const rowsOf = (area: HTMLElement) => [...area.getElementsByClassName(row)];

/** The lines in sight, without those drawn beyond the edges. */
export const inSight = (area: HTMLElement) => {
  const { top, bottom } = area.getBoundingClientRect();
  return rowsOf(area)
    .map((line) => ({ text: line.textContent, place: line.getBoundingClientRect() }))
    .filter(({ place }) => place.top >= top && place.bottom <= bottom)
    .map(({ text }) => text);
};
