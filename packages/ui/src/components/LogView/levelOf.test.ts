import { expect, it } from 'vitest';
import { levelOf, logLevels } from './levelOf.ts';

it('reads the level that a line of nginx, PHP, MariaDB, npm or JSON tells', () => {
  for (const [level, line] of [
    ['error', '2026/11/22 17:00:00 [error] 31#31: *1 open() failed, request: "GET / HTTP/1.1", host: "bienxanh.vn"'],
    ['error', '66.249.66.1 - - [22/Nov/2026:17:00:00 +0700] "GET /ao-mua HTTP/1.1" 502 559 "-" "Googlebot"'],
    ['error', 'NOTICE: PHP message: PHP Fatal error:  Uncaught Error: Call to undefined function'],
    ['error', '2026-11-22 17:00:00 0 [ERROR] InnoDB: Unable to lock ./ibdata1'],
    ['error', 'WordPress database error Deadlock found when trying to get lock'],
    ['error', '{"level":"error","message":"x"}'],
    ['error', '\u001b[31mERROR\u001b[0m in ./src/index.js'],
    ['error', 'npm ERR! code ELIFECYCLE'],
    ['warning', '113.161.72.9 - - [22/Nov/2026:17:00:00 +0700] "POST /wp-login.php HTTP/2.0" 403 1842 "-" "-"'],
    ['warning', 'FastCGI sent in stderr: "PHP message: PHP Warning:  Undefined array key'],
    ['warning', '[22-Nov-2026 17:00:00] WARNING: [pool www] server reached pm.max_children'],
    ['warning', 'level=warn msg="slow query"'],
    ['warning', '17:40:02|warn|disk at 91 %'],
    ['info', '10.4.0.1 - - [22/Nov/2026:17:00:00 +0700] "GET /error.html HTTP/1.1" 200 18233 "-" "-"'],
    ['info', '[22-Nov-2026 17:00:00] NOTICE: fpm is running, pid 1'],
    ['info', '2026-11-22 17:00:00 0 [Note] InnoDB: Buffer pool(s) load completed'],
    ['debug', 'debug: 14 orders in 212 ms'],
    ['none', 'an error happened somewhere in this prose'],
    ['none', '/var/log/error.log was rotated'],
    ['none', ''],
  ] as const)
    expect.soft(logLevels[levelOf(line, 0)], line).toBe(level);
});

it('a line of a stack continues the line before it', () => {
  for (const line of [
    '#0 /var/www/html/wp-load.php(50): require_once()',
    '    at Object.<anonymous>',
    'Stack trace:',
  ]) {
    expect.soft(levelOf(line, 0), line).toBe(-1);
    expect.soft(levelOf(`17:40|php|${line}`, '17:40|php|'.length), line).toBe(-1);
  }
});

it('a line of 8,192 hostile characters is read in less than 5 ms', () => {
  for (const text of ['PHP ', 'PHP a ', 'error ', 'warn ', '\u001b[', ' HTTP/']) {
    const line = text.repeat(8_192 / text.length);
    const times = Array.from({ length: 10 }, () => {
      const start = performance.now();
      levelOf(line, 0);
      return performance.now() - start;
    });
    // The least: the machine may be busy in between.
    expect.soft(Math.min(...times), text).toBeLessThan(5);
  }
});
