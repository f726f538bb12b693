const root = '/var/www/html';
const paths = [
  '/',
  '/gioi-thieu/',
  '/san-pham/ao-dai-lua/',
  '/danh-muc/qua-tang/?page=2',
  '/gio-hang/',
  '/wp-content/themes/bien-xanh/style.css?ver=6.9',
  '/wp-json/wc/store/v1/cart',
];
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];

/** Visitors are from a range that is kept for documentation (RFC 5737). */
const request = (number: number, status = 200): string =>
  `nginx|203.0.113.${(number % 254) + 1} - - "GET ${paths[number % 7]} HTTP/2.0" ${status} ${(number * 97) % 90_000} "-" "${agents[number % 3]}"`;

/** The programs of a server write these lines beside requests that went well. */
const others: readonly ((number: number) => string)[] = [
  (number) => request(number, 404),
  (number) => `php-fpm|NOTICE: [pool www] child ${number} started`,
  (number) => `wordpress|[INFO] Đã nhận đơn hàng #${number}: Cà phê Buôn Ma Thuột × 2`,
  (number) => `wordpress|[WARNING] Tồn kho của "Áo dài lụa" chỉ còn ${(number % 4) + 1}`,
  (number) => request(number, 304),
  (number) => `php-fpm|PHP Warning:  Undefined array key "mau_sac" in ${root}/functions.php on line ${number % 400}`,
  (number) => `mariadb|${number} [Note] InnoDB: Buffer pool(s) load completed`,
  () => 'wordpress|[DEBUG] WP-Cron: chạy wp_version_check trong 212 ms',
  (number) => `nginx|[error] 31#31: *${number} open() "${root}/favicon.ico" failed (2: No such file or directory)`,
  () => `php-fpm|PHP Fatal error:  Uncaught TypeError: GioHang\\Gia::tinhTong() in ${root}/src/Gia.php:41`,
  () => 'php-fpm|Stack trace:',
  () => `php-fpm|#0 ${root}/gio-hang.php(128): GioHang\\Gia->tinhTong(NULL)`,
];

/** The words of a line by its number, with their program: four of five are requests that went well. */
export const logWords = (number: number): string =>
  number % 5 === 4 ? (others[((number - 4) / 5) % others.length]?.(number) ?? '') : request(number);
