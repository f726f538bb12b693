import { expect, it } from 'vitest';
import { searchPattern } from './searchPattern.ts';

it('finds a word without its accents or case, in every language', () => {
  for (const [line, wanted] of [
    ['Không tìm thấy tệp', 'không tim'],
    ['đơn hàng'.normalize('NFD'), 'don hang'],
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
  ] as const)
    expect.soft(searchPattern(wanted)?.test(line), line).toBe(true);
});

it('finds no other letters, and reads no sign as a pattern', () => {
  for (const [line, wanted] of [
    ['axb', 'a.b'],
    ['dem', 'đêm nay'],
  ] as const)
    expect.soft(searchPattern(wanted)?.test(line), line).toBe(false);
});

it('an empty text has no pattern', () => {
  expect(searchPattern('')).toBeNull();
});
