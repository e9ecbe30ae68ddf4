import type { EmployeeAnswer } from '@bitacora/contracts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { words } from './words.ts';

/** Whether somebody works there, as a list says it. */
export function stateOf({ is_active, account_waits }: EmployeeAnswer): { tone: BadgeTone; text: string } {
  if (!is_active) return { tone: 'bad', text: words.gone };
  return account_waits ? { tone: 'wait', text: words.waits } : { tone: 'ok', text: words.here };
}
