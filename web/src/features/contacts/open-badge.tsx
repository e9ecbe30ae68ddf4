import { timeMessages } from '@bitacora/contracts/messages';
import type { Agency } from '../../lib/agency.ts';
import { type OpenState, openState } from '../../lib/open-now.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Badge } from '../../ui/badge.tsx';
import { words } from './words.ts';

function nextOpening(state: Extract<OpenState, { isOpen: false }>): string {
  if (state.inDays === 0) return words.opensToday(state.opens);
  if (state.inDays === 1) return words.opensTomorrow(state.opens);
  return words.opensOn(timeMessages.weekdays[state.day - 1] ?? '', state.opens);
}

/** Whether somebody is at the office now, and until or from when. */
export function OpenBadge({ agency }: { agency: Agency }) {
  const state = openState(agency.opening_hours, useMinute());
  if (!state) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={state.isOpen ? 'ok' : 'wait'}>{state.isOpen ? words.openNow : words.closedNow}</Badge>
      <span className="text-ink-soft">{state.isOpen ? words.until(state.closes) : nextOpening(state)}</span>
    </p>
  );
}
