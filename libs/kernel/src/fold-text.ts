/** Text without accents and case, for finding: `Perú` is found by `peru`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
