import { createLogBuffer, linesOf } from '@may/ui';

const at = (time: string): number => Date.parse(`2026-11-21T${time}Z`);

const message = [
  '2026-11-21T07:00:01.120Z|nginx|203.0.113.7 - - "GET / HTTP/2.0" 200 18234 "-" "Mozilla/5.0"',
  '2026-11-21T07:00:01.480Z|nginx|203.0.113.7 - - "GET /wp-content/themes/bien-xanh/style.css HTTP/2.0" 200 4821',
  '2026-11-21T07:00:02.007Z|php-fpm|PHP Warning:  Undefined array key "gia_khuyen_mai" in /var/www/html/wp-content/plugins/gia/gia.php on line 42',
  '2026-11-21T07:00:02.911Z|mariadb|# Query_time: 2.104  Lock_time: 0.000  Rows_sent: 20  Rows_examined: 184201',
  '2026-11-21T07:00:03.350Z|nginx|2026/11/21 07:00:03 [error] 31#31: *18 connect() failed (111: Connection refused) while connecting to upstream',
  '2026-11-21T07:00:04.002Z|wordpress|Đã gửi thư xác nhận đơn hàng #1042 cho khách',
].join('\n');

const createLog = (text = '') => {
  const buffer = createLogBuffer({ separator: '|' });
  buffer.add(linesOf(text));
  return buffer;
};

/** A log before its first line. */
export const noLines = createLog();
export const someLines = createLog(`${message}\n`);

/** A log whose connection ended. */
export const afterDrop = createLog(`${message}\n`);
afterDrop.mark({ kind: 'lost', at: at('07:00:05') });
