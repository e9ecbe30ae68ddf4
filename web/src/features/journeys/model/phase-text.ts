import type { JourneyView } from '@bitacora/contracts';
import { words } from '../words.ts';

const { phase: messages } = words;

/** `Faltan N días` only while upcoming, `Es hoy` at 0, then `En curso` and `Finalizado` (product 5.4); or `Cancelado`. */
export function phaseText({ days_to_travel: days, phase }: Pick<JourneyView, 'days_to_travel' | 'phase'>): string {
  if (phase === 'cancelled') return messages.cancelled;
  if (phase === 'past') return messages.past;
  if (days === 0) return messages.today;
  return days > 0 ? messages.days(days) : messages.ongoing;
}
