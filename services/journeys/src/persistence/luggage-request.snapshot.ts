import { luggageAnswerDue, type LuggageRequestSnapshot } from '@bitacora/contracts';
import type { LuggageRequest } from '../domain/luggage-request.ts';

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
    created_at: request.createdAt.toISOString(),
    status,
    answer: answer && {
      outcome: answer.outcome,
      price_cents: answer.priceCents,
      ...(answer.payUntil && { pay_until: answer.payUntil }),
      text: answer.text,
      at: answer.at,
      by: answer.by,
    },
  };
}

/** A request as its routes answer it. */
export const luggageRequestAnswer = ({ id, status, createdAt, version }: LuggageRequest) => ({
  id,
  status,
  due_at: luggageAnswerDue(createdAt.toISOString()),
  version,
});
