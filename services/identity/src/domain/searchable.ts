import { foldText } from '@bitacora/kernel';

/** Text as it is searched and sorted: without accents, case or double spaces. */
export function searchable(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}
