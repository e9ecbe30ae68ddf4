import {
  isOfFormerTicket,
  luggageAnswerDue,
  type PassengerSnapshot,
  type ServiceRecordSnapshot,
  type ViewLuggageRequest,
} from '@bitacora/contracts';
import { dollarsOfCents } from '@bitacora/kernel';
import type { JourneyRow } from './journey-row.ts';

type Row = JourneyRow['luggage_requests'][number];

interface Known {
  /** Whoever asked, as far as that passenger is known. */
  asker: PassengerSnapshot | null;
  /** The record that its ticket has now; null while it has none. */
  record: Pick<ServiceRecordSnapshot, 'id' | 'starts'> | null;
}

/** A request with who asked, and with whether its answer was given of the present ticket. */
export function shapeLuggage(request: Row, { asker, record }: Known): ViewLuggageRequest {
  const { id, pieces, luggage, note, created_at, status, answer, version } = request;
  return {
    id,
    pieces,
    luggage,
    note,
    created_at,
    due_at: luggageAnswerDue(request, record?.starts),
    status,
    passenger: asker && { id: asker.id, first_name: asker.first_name, last_name: asker.last_name },
    answer: answer && {
      outcome: answer.outcome,
      price: answer.price_cents === null ? null : dollarsOfCents(answer.price_cents),
      pay_until: answer.pay_until ?? null,
      text: answer.text,
      at: answer.at,
      is_of_former_ticket: isOfFormerTicket(answer, record?.id ?? null),
    },
    version,
  };
}

/**
 * Whether a request is the reader's own: asked with the account, as a passenger who still is the account's. Not what was asked
 * while the account had an address whose change was undone: that was whoever reads the other address (product 12.5).
 */
function isOwn({ user_id, created_at }: Row, asker: PassengerSnapshot | undefined, userId: string): boolean {
  if (user_id !== userId || asker?.user_id !== userId) return false;
  const undone = asker.undone_period;
  const at = Date.parse(created_at);
  return !undone || at < Date.parse(undone.from) || at > Date.parse(undone.until);
}

/** What was asked for on an air ticket, newest first: to a traveller what he or she asked for, to staff everything. */
export function shapeLuggageOf(
  item: string,
  { luggage_requests: requests, passengers, records }: Pick<JourneyRow, 'luggage_requests' | 'passengers' | 'records'>,
  { isStaff, userId }: { isStaff: boolean; userId: string },
): ViewLuggageRequest[] {
  const record = records.find(({ package_service }) => package_service === item) ?? null;
  return requests
    .filter(({ package_service }) => package_service === item)
    .map((request) => ({ request, asker: passengers.find(({ id }) => id === request.passenger) }))
    .filter(({ request, asker }) => isStaff || isOwn(request, asker, userId))
    .map(({ request, asker }) => shapeLuggage(request, { asker: asker ?? null, record }))
    .reverse();
}
