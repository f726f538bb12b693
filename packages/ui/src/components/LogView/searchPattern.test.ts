import { expect, it } from 'vitest';
import { searchPattern } from './searchPattern.ts';

it.each([
  ['Không tìm thấy tệp', 'không tim'],
  ['Datei für Müller nicht gefunden', 'für Müller'],
  ['Datei fu\u0308r Mu\u0308ller', 'für muller'],
  ['Straße gesperrt', 'straße'],
  ['Straße gesperrt', 'STRASSE'],
  ['le fichier français est introuvable', 'français'],
  ['contraseña no válida', 'contrasena'],
  ['Ошибка: файл не найден, ещё раз', 'файл'],
  ['Ошибка: ещё раз', 'еще'],
  ['データベース接続エラー', 'データベース'],
  ['がんばって', 'が'],
  ['数据库连接错误', '数据库'],
  ['오류: 데이터베이스', '데이터'],
  ['Błąd: usługa żądania', 'żądania'],
  ['Błąd: usługa', 'blad: usluga'],
  ['a szolgáltatás működik', 'működik'],
  ['Fejl på æble, Fel på åtgärd', 'på æble'],
  ['Hata: güncelleme başarısız', 'güncelleme başarısız'],
  ['Σφάλμα: το αρχείο δεν βρέθηκε', 'σφαλμα'],
  ['ΛΑΘΟΣ', 'λάθος'],
  ['configuração inválida', 'configuração'],
  ['Cannot load İstanbul', 'istanbul'],
  ['a.b*c (x) [y] -> /z', 'B*C (X) [Y] -> /'],
])('%j is found by %j', (line, wanted) => {
  expect(searchPattern(wanted)?.test(line)).toBe(true);
});

it.each([
  ['axb', 'a.b'],
  ['dem', 'đêm nay'],
])('%j is not found by %j', (line, wanted) => {
  expect(searchPattern(wanted)?.test(line)).toBe(false);
});

it('an empty text has no pattern', () => {
  expect(searchPattern('')).toBeNull();
});
