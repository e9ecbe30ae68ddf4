import { type EmployeeAnswer, isAbsent } from '@bitacora/contracts';
import { day } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { words } from './words.ts';

/** Where somebody stands with the agency: asked whether to work there, asked no more, working there, or there no more. */
export type Standing = 'invited' | 'withdrawn' | 'working' | 'left';

export function standingOf({ is_active, is_invited, is_withdrawn }: EmployeeAnswer): Standing {
  if (is_invited) return 'invited';
  if (is_withdrawn) return 'withdrawn';
  return is_active ? 'working' : 'left';
}

const tones: Record<Exclude<Standing, 'working'>, BadgeTone> = { invited: 'wait', withdrawn: 'info', left: 'bad' };

/** Whether somebody works there, as a list says it. */
export function stateOf(employee: EmployeeAnswer): { tone: BadgeTone; text: string } {
  const { account_waits, absence } = employee;
  const standing = standingOf(employee);
  if (standing !== 'working') return { tone: tones[standing], text: words.standings[standing] };
  if (absence && isAbsent(employee, todayInGuayaquil())) {
    return { tone: 'info', text: words.absence.awayUntil(day(absence.until)) };
  }
  return account_waits
    ? { tone: tones.invited, text: words.standings.invited }
    : { tone: 'ok', text: words.standings.working };
}
