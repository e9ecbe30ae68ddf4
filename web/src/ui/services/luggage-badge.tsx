import { choices, type LuggageRequest } from '@bitacora/contracts';
import { Badge } from '../badge.tsx';

/** Where a request for luggage stands, or what was answered. */
export function LuggageBadge({
  status,
  answer,
}: Pick<LuggageRequest, 'status'> & { answer: { outcome: keyof typeof choices.luggage_outcomes } | null }) {
  if (answer)
    return (
      <Badge tone={answer.outcome === 'accepted' ? 'ok' : 'info'}>{choices.luggage_outcomes[answer.outcome]}</Badge>
    );
  return <Badge tone={status === 'open' ? 'wait' : 'info'}>{choices.luggage_statuses[status]}</Badge>;
}
