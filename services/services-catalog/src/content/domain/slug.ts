import { foldText } from '@bitacora/kernel';

const LONGEST = 60;

/** A title as the last part of an address: `Quito y Otavalo` → `quito-y-otavalo`. */
export function slugOf(title: string): string {
  const plain = foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return plain || 'tour';
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
