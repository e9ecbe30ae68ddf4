import type { JourneyView, ViewLuggageRequest, ViewService } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { isUnconfirmed } from '../../../lib/unconfirmed-luggage.ts';
import { words } from '../luggage/words.ts';
import { isCancelled } from './cancelled.ts';
import type { CardLine } from './card-lines.ts';
import { hasBegun, isDone } from './instants.ts';

/** Whether who looks at a journey asked for it: a traveller reads the own requests alone, staff those of everybody. */
export const isOwnRequest = ({ passenger }: ViewLuggageRequest, { travels_as: self }: JourneyView): boolean =>
  self === undefined || passenger?.id === self;

/** Whether nothing is added to a ticket any more: it was called off, or has left. */
export const isLuggageOver = (service: ViewService, journey: JourneyView, now: Date): boolean =>
  isCancelled(service, journey) || isDone(service, journey, now) || hasBegun(service, journey, now);

/** Whether luggage can still be added: to a ticket that is ready, stands and has not left. */
export const takesLuggage = (service: ViewService, journey: JourneyView, now: Date): boolean =>
  service.kind === 'air_ticket' && service.service !== null && !isLuggageOver(service, journey, now);

type Answered = NonNullable<ViewLuggageRequest['answer']>;

/** What its reader does to know whether it applies to this ticket; nothing where luggage can be added no more. */
export const nextOfFormer = ({ isAhead, isStaff }: { isAhead: boolean; isStaff: boolean }): string | null =>
  isAhead ? (isStaff ? words.confirmIt : words.askWhetherItApplies) : null;

/** Whether something is to be paid before the luggage is added. */
export const costs = ({ outcome, price }: Answered): boolean => outcome === 'accepted' && price !== null && price > 0;

/** Whether the last day to pay it has passed. */
export const isPayOver = ({ pay_until: until }: Answered, today: string): boolean => Boolean(until && until < today);

/** What is still to be paid of luggage, beside what the journey costs. */
export const luggageToPay = (journey: JourneyView, now: Date, today: string) =>
  journey.services
    .filter((service) => takesLuggage(service, journey, now))
    .flatMap((service) =>
      luggageOf(service).flatMap(({ id, pieces, luggage, answer }) =>
        answer && costs(answer) && !isUnconfirmed(answer) && !isPayOver(answer, today)
          ? [{ id, service, pieces, luggage, answer }]
          : [],
      ),
    );

/** Whether it can be asked for: while nothing of the own waits for an answer. */
export const maySend = (service: ViewService, journey: JourneyView, now: Date): boolean =>
  takesLuggage(service, journey, now) &&
  !service.luggage_requests?.some((one) => one.status === 'open' && isOwnRequest(one, journey));

/** Where a request stands on its ticket. */
export const luggageAnchor = (id: string): string => `equipaje-${id}`;

/** What was asked for on a ticket and not taken back. */
export const luggageOf = ({ luggage_requests: requests }: ViewService): ViewLuggageRequest[] =>
  requests?.filter(({ status }) => status !== 'withdrawn') ?? [];

/**
 * The lines of a ticket with what was added to it, or to the one in whose place it came, below the luggage of its fare; whose it is to
 * staff, and where it is of several.
 */
export function withAddedLuggage(
  lines: readonly CardLine[],
  service: ViewService,
  { isStaff, isAhead }: { isStaff: boolean; isAhead: boolean },
): CardLine[] {
  const added = luggageOf(service).filter(({ answer }) => answer?.outcome === 'added');
  if (added.length === 0) return [...lines];
  const isOfSeveral = new Set(added.map(({ passenger }) => passenger?.id)).size > 1;
  const textOf = (requests: readonly ViewLuggageRequest[]) =>
    requests
      .map(({ pieces, luggage, passenger }) =>
        words.piecesOf(pieces, luggage, passenger && (isStaff || isOfSeveral) ? fullName(passenger) : null),
      )
      .join('; ');
  const toFormer = added.filter(({ answer }) => answer && isUnconfirmed(answer));
  const toThis = added.filter((one) => !toFormer.includes(one));
  const below = [
    ...(toThis.length > 0 ? [words.added(textOf(toThis))] : []),
    ...(toFormer.length > 0 ? [words.addedToFormer(textOf(toFormer), nextOfFormer({ isAhead, isStaff }))] : []),
  ];
  return lines.map((line) => (line.field === 'luggage_types' ? { ...line, below } : line));
}
