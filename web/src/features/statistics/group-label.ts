import { NONE } from '@bitacora/contracts';
import { monthText } from '@bitacora/kernel/dates';
import type { Asked } from './use-statistics.ts';
import { words } from './words.ts';

/** How what figures are of is called. */
export function groupLabel({ key, label }: { key: string; label: string | null }, { by }: Asked): string {
  if (by === 'month') return monthText(`${key}-01`);
  if (key === NONE) return words.none[by];
  return label ?? words.unknown[by];
}
