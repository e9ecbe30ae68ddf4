import { luggageAnswerDue, type LuggageRequestSnapshot } from '@bitacora/contracts';
import type { LuggageRequest } from '../domain/luggage-request.ts';

const timesOf = ({ createdAt, waitsSince }: LuggageRequest) => ({
  created_at: createdAt.toISOString(),
  ...(waitsSince && { waits_since: waitsSince.toISOString() }),
});

/** A request as events show it. */
export function luggageRequestSnapshot(request: LuggageRequest): LuggageRequestSnapshot {
  const { id, agency, passenger, journey, pieces, luggage, note, status, answer } = request;
  return {
    id,
    agency,
    user_id: request.userId,
    passenger,
    journey,
    package_service: request.packageService,
    pieces,
    luggage,
    note,
    ...timesOf(request),
    status,
    answer: answer && {
      outcome: answer.outcome,
      price_cents: answer.priceCents,
      ...(answer.payUntil && { pay_until: answer.payUntil }),
      text: answer.text,
      at: answer.at,
      by: answer.by,
      ...(answer.record !== undefined && { record: answer.record }),
    },
  };
}

/** A request as its routes answer it. */
export const luggageRequestAnswer = (request: LuggageRequest) => ({
  id: request.id,
  status: request.status,
  due_at: luggageAnswerDue(timesOf(request)),
  version: request.version,
});
