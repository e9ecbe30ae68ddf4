import { choices, type LuggageRequest } from '@bitacora/contracts';
import { Badge } from '../badge.tsx';

const OVER = 'Ya no aplica';

/** What can be added waits for who asked, to pay or to confirm it. */
const tones = { accepted: 'wait', added: 'ok', refused: 'info' } as const;

interface LuggageBadgeProps extends Pick<LuggageRequest, 'status'> {
  answer: { outcome: keyof typeof choices.luggage_outcomes } | null;
  /** Nothing is added to its ticket any more. */
  isOver: boolean;
}

/** Where a request for luggage stands, or what was answered. */
export function LuggageBadge({ status, answer, isOver }: LuggageBadgeProps) {
  if (isOver && (status === 'open' || answer?.outcome === 'accepted')) return <Badge tone="info">{OVER}</Badge>;
  if (answer) return <Badge tone={tones[answer.outcome]}>{choices.luggage_outcomes[answer.outcome]}</Badge>;
  return <Badge tone={status === 'open' ? 'wait' : 'info'}>{choices.luggage_statuses[status]}</Badge>;
}
