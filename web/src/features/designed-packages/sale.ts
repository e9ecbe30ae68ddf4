import type { DesignedPackageAnswer } from '@bitacora/contracts';
import { day } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { words } from './words.ts';

/** Whether a package is sold today, and how that is said. */
export function saleOf({ available_from: from, available_until: until }: DesignedPackageAnswer) {
  const today = todayInGuayaquil();
  if (from !== null && from > today) return { isOpen: false, text: words.notYet(day(from)) };
  if (until === null) return { isOpen: true, text: words.onSale };
  return until < today
    ? { isOpen: false, text: words.over(day(until)) }
    : { isOpen: true, text: words.onSaleUntil(day(until)) };
}
