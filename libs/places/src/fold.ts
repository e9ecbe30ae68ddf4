import { foldText } from '@bitacora/kernel';

const LETTERS_WITHOUT_ACCENT_FORM: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
};

/**
 * The words of a name as people type them: no accents, no case, no punctuation, single spaces.
 * `fold('São Tomé-Príncipe')` is `'sao tome principe'`. Letters outside Latin that have no plain form are dropped.
 */
export function fold(text: string): string {
  return foldText(text)
    .replace(/['’‘ʻ]/g, '')
    .replace(/\P{ASCII}/gu, (letter) => LETTERS_WITHOUT_ACCENT_FORM[letter] ?? ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
