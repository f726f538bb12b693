import type { Draw } from './createDraw.ts';
import type { LogMoment } from './logMoment.ts';

/** A program that writes lines: its name on the line, how often it speaks, and its words. Several words are several lines. */
export type Speaker = {
  source: 'nginx' | 'php-fpm' | 'mariadb' | 'wordpress';
  /** Lines in a thousand, roughly. */
  share: number;
  say: (draw: Draw, moment: LogMoment) => string | readonly string[];
};

const paths = [
  '/',
  '/gioi-thieu/',
  '/san-pham/ao-dai-lua/',
  '/san-pham/ca-phe-buon-ma-thuot/',
  '/danh-muc/qua-tang/?page=2',
  '/gio-hang/',
  '/thanh-toan/',
  '/wp-content/uploads/2026/11/banner-tet.webp',
  '/wp-content/themes/bien-xanh/style.css?ver=6.9',
  '/wp-includes/js/jquery/jquery.min.js?ver=3.7.1',
  '/wp-json/wc/store/v1/cart',
  '/wp-admin/admin-ajax.php',
  '/wp-cron.php?doing_wp_cron=1795309263.123',
] as const;
const missing = ['/favicon.ico', '/wp-login.php.bak', '/.env', '/xmlrpc.php', '/apple-touch-icon.png'] as const;
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-A566B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
] as const;
const products = [
  'Áo dài lụa',
  'Cà phê Buôn Ma Thuột',
  'Nước mắm Phú Quốc',
  'Gốm Bát Tràng',
  'Trà sen Tây Hồ',
] as const;
const people = ['admin', 'thuha', 'bientap', 'quanly.kho'] as const;
const root = '/var/www/html';

/** From the ranges that are kept for documentation (RFC 5737). */
const visitor = (draw: Draw): string => `${draw.pick(['192.0.2', '198.51.100', '203.0.113'])}.${draw.number(254) + 1}`;

const statusOf = (draw: Draw): number => {
  const dice = draw.number(1000);
  if (dice < 905) return 200;
  if (dice < 945) return 304;
  if (dice < 970) return 301;
  if (dice < 980) return 302;
  return dice < 994 ? 403 : 500;
};

const request = (draw: Draw, { nginx }: LogMoment, path: string, status: number): string => {
  const method = path.includes('ajax') || path.includes('cron') ? 'POST' : 'GET';
  const bytes = status === 304 ? 0 : 200 + draw.number(90_000);
  return `${visitor(draw)} - - [${nginx}] "${method} ${path} HTTP/2.0" ${status} ${bytes} "-" "${draw.pick(agents)}"`;
};

const seconds = (draw: Draw, from: number, to: number): string => (from + draw.fraction() * (to - from)).toFixed(6);

/** The programs of a server in their usual proportions: most lines are requests that went well. */
export const ordinarySpeakers: readonly [Speaker, ...Speaker[]] = [
  { source: 'nginx', share: 780, say: (draw, moment) => request(draw, moment, draw.pick(paths), statusOf(draw)) },
  { source: 'nginx', share: 25, say: (draw, moment) => request(draw, moment, draw.pick(missing), 404) },
  {
    source: 'nginx',
    share: 12,
    say: (draw, { nginxError }) => {
      const path = draw.pick(missing);
      const place = `client: ${visitor(draw)}, server: _, request: "GET ${path} HTTP/2.0", host: "bienxanh.vn"`;
      return `${nginxError} [error] 31#31: *${draw.number(90_000)} open() "${root}${path}" failed (2: No such file or directory), ${place}`;
    },
  },
  {
    source: 'nginx',
    share: 5,
    say: (draw, { nginxError }) =>
      `${nginxError} [warn] 31#31: *${draw.number(90_000)} an upstream response is buffered to a temporary file /var/cache/nginx/fastcgi_temp/${draw.number(9)}/0${draw.number(9)} while reading upstream`,
  },
  {
    source: 'php-fpm',
    share: 30,
    say: (draw, { php }) =>
      `[${php}] NOTICE: [pool www] child ${draw.number(900) + 100} started after ${seconds(draw, 0.1, 90)} seconds`,
  },
  {
    source: 'php-fpm',
    share: 25,
    say: (draw, { php }) =>
      `[${php} UTC] PHP Warning:  Undefined array key "${draw.pick(['mau_sac', 'kich_co', 'ma_giam_gia'])}" in ${root}/wp-content/themes/bien-xanh/functions.php on line ${draw.number(400) + 1}`,
  },
  {
    source: 'php-fpm',
    share: 4,
    say: (_, { php }) => `[${php}] WARNING: [pool www] server reached pm.max_children setting (5), consider raising it`,
  },
  {
    source: 'php-fpm',
    share: 2,
    say: (draw, { php }) => {
      const plugin = `${root}/wp-content/plugins/gio-hang`;
      const line = draw.number(300) + 1;
      return [
        `[${php} UTC] PHP Fatal error:  Uncaught TypeError: GioHang\\Gia::tinhTong(): Argument #1 ($gia) must be of type int, null given, called in ${plugin}/gio-hang.php on line ${line} and defined in ${plugin}/src/Gia.php:41`,
        'Stack trace:',
        `#0 ${plugin}/gio-hang.php(${line}): GioHang\\Gia->tinhTong(NULL)`,
        `#1 ${root}/wp-includes/class-wp-hook.php(324): GioHang\\capNhat('')`,
        `#2 ${root}/wp-includes/class-wp-hook.php(348): WP_Hook->apply_filters(NULL, Array)`,
        `#3 ${root}/wp-settings.php(704): do_action('init')`,
        '#4 {main}',
        `  thrown in ${plugin}/src/Gia.php on line 41`,
      ];
    },
  },
  {
    source: 'wordpress',
    share: 55,
    say: (draw) =>
      draw.pick([
        `[INFO] Đã nhận đơn hàng #${10_000 + draw.number(9_000)}: ${draw.pick(products)} × ${draw.number(5) + 1}`,
        `[INFO] Đã gửi thư xác nhận đơn hàng #${10_000 + draw.number(9_000)}`,
        `[INFO] Người dùng ${draw.pick(people)} đã đăng nhập từ ${visitor(draw)}`,
        `[DEBUG] WP-Cron: chạy wp_version_check trong ${draw.number(900)} ms`,
        `[NOTICE] Đã cập nhật bài viết "Cách chọn ${draw.pick(products).toLowerCase()}"`,
      ]),
  },
  {
    source: 'wordpress',
    share: 12,
    say: (draw) =>
      draw.pick([
        `[WARNING] Tồn kho của "${draw.pick(products)}" chỉ còn ${draw.number(4) + 1}`,
        `[WARNING] Đăng nhập sai lần thứ ${draw.number(5) + 1} cho tài khoản ${draw.pick(people)} từ ${visitor(draw)}`,
      ]),
  },
  {
    source: 'wordpress',
    share: 5,
    say: (draw) =>
      draw.pick([
        '[ERROR] Không kết nối được cổng thanh toán: hết thời gian chờ sau 30 giây',
        `[ERROR] Không gửi được thư cho đơn hàng #${10_000 + draw.number(9_000)}: máy chủ SMTP từ chối`,
      ]),
  },
  {
    source: 'mariadb',
    share: 35,
    say: (draw, { mariadb }) =>
      `${mariadb} ${draw.number(90)} [Note] InnoDB: Buffer pool(s) load completed, log sequence number ${40_000_000 + draw.number(9_000_000)}`,
  },
  {
    source: 'mariadb',
    share: 6,
    say: (draw, { mariadb }) => {
      const id = draw.number(9_000);
      return `${mariadb} ${id} [Warning] Aborted connection ${id} to db: 'wordpress' user: 'wp' host: '10.0.0.5' (Got timeout reading communication packets)`;
    },
  },
  {
    source: 'mariadb',
    share: 3,
    say: (draw, { slowQuery }) => [
      `# Time: ${slowQuery}`,
      '# User@Host: wp[wp] @ php [10.0.0.5]',
      `# Query_time: ${seconds(draw, 2, 12)}  Lock_time: 0.000${draw.number(900)}  Rows_sent: ${draw.number(50)}  Rows_examined: ${draw.number(900_000)}`,
      `SELECT post_id FROM wp_postmeta WHERE meta_key = '_sku' AND meta_value LIKE '%${draw.pick(products)}%';`,
    ],
  },
  {
    source: 'mariadb',
    share: 1,
    say: (draw, { mariadb }) =>
      `${mariadb} ${draw.number(90)} [ERROR] mariadbd: Deadlock found when trying to get lock; try restarting transaction`,
  },
];
