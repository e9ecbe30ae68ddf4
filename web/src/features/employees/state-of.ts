import { type EmployeeAnswer, isAbsent } from '@bitacora/contracts';
import { day } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { words } from './words.ts';

/** Whether somebody works there, as a list says it. */
export function stateOf(employee: EmployeeAnswer): { tone: BadgeTone; text: string } {
  const { is_active, account_waits, absence, is_invited, is_withdrawn } = employee;
  if (is_invited) return { tone: 'wait', text: words.waits };
  if (is_withdrawn) return { tone: 'info', text: words.withdrawn };
  if (!is_active) return { tone: 'bad', text: words.gone };
  if (absence && isAbsent(employee, todayInGuayaquil())) {
    return { tone: 'info', text: words.absence.awayUntil(day(absence.until)) };
  }
  return account_waits ? { tone: 'wait', text: words.waits } : { tone: 'ok', text: words.here };
}
