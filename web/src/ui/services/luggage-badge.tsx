import { choices, type LuggageRequest } from '@bitacora/contracts';
import { isUnconfirmed } from '../../lib/unconfirmed-luggage.ts';
import { Badge } from '../badge.tsx';

const OVER = 'Ya no aplica';
const UNCONFIRMED = 'Por confirmar';

/** What can be added waits for who asked, to pay or to confirm it. */
const tones = { accepted: 'wait', added: 'ok', refused: 'info' } as const;

interface LuggageBadgeProps extends Pick<LuggageRequest, 'status'> {
  answer: Pick<NonNullable<LuggageRequest['answer']>, 'outcome' | 'is_of_former_ticket'> | null;
  /** Nothing is added to its ticket any more. */
  isOver: boolean;
}

/** Where a request for luggage stands, or what was answered. */
export function LuggageBadge({ status, answer, isOver }: LuggageBadgeProps) {
  const isToConfirm = answer !== null && isUnconfirmed(answer);
  const isAwaited = status === 'open' || answer?.outcome === 'accepted' || isToConfirm;
  if (isOver && isAwaited) return <Badge tone="info">{OVER}</Badge>;
  if (isToConfirm) return <Badge tone="wait">{UNCONFIRMED}</Badge>;
  if (answer) return <Badge tone={tones[answer.outcome]}>{choices.luggage_outcomes[answer.outcome]}</Badge>;
  return <Badge tone={status === 'open' ? 'wait' : 'info'}>{choices.luggage_statuses[status]}</Badge>;
}
