import { choiceLabel, inListedOrder, isOfFormerTicket, serviceKind } from '@bitacora/contracts';
import { luggageMessages, timeMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import type { Recipient } from '../domain/mail.ts';
import { timingOf } from '../domain/service-timing.ts';
import type { Directory } from '../persistence/directory.ts';
import type { KnownRows } from '../persistence/known-journeys.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { isJourneyAbroad } from './is-journey-abroad.ts';
import { toldJourney } from './told-schemas.ts';

/** Luggage that was added, in words: `2 × Equipo de buceo`. */
export interface AddedLuggage {
  toTicket: readonly string[];
  /** To the ticket in whose place this one came: nobody confirmed it for this one. */
  toFormerTicket: readonly string[];
  /** What could be added to that one, and was not yet: its mail said how to pay it. */
  acceptedForFormerTicket: readonly string[];
}

/** What every mail about a journey says of it, as it is when the mail leaves. */
export interface AboutJourney {
  id: string;
  destination: string;
  travelDate: string;
  returnDate: string | null;
  /** Whether it leads out of Ecuador: whoever calls home dials its country. */
  isAbroad: boolean;
  /** Null while nobody who still works there advises it. */
  adviser: {
    name: string;
    email: string;
    phone: string | null;
    /** The adviser who is absent, and for whom this one answers. */
    standsInFor: string | null;
  } | null;
  /** What each item is called, by its id: `Boleto Aéreo, Vuelta`. */
  items: ReadonlyMap<string, string>;
  /** Who travels, by name; nobody in a mail that is about no ticket. */
  travellers: readonly string[];
  /** What was added to a ticket for its reader, by the item. */
  luggage: ReadonlyMap<string, AddedLuggage>;
  /** What was called off and would not be over yet, by its item: its title, or null where its reader was not told so yet. Nothing in a mail that tells no change. */
  off: ReadonlyMap<string, string | null>;
  /** How many of them were not called off. */
  standing: number;
  /** What was sold and has no record yet, by these names; null where it is not known. */
  pending: readonly string[] | null;
}

type Item = NonNullable<Projected<'journeys'>['services']>[number];

/** `Boleto Aéreo, Vuelta` */
export const nameOf = ({ kind, travel_direction }: Item): string => {
  const direction = travel_direction && choiceLabel('service_directions', travel_direction);
  return [serviceKind(kind).label, direction].filter(Boolean).join(', ');
};

export const destinationOf = ({ destination_city: { name, country } }: Projected<'journeys'>): string =>
  `${name}, ${country}`;

/** What of a journey was called off and would not be over yet, by its item: its title, or its name where it has none. */
export function offOf({ journey, records }: Pick<KnownRows, 'journey' | 'records'>, now: Date): Map<string, string> {
  const off = (journey.services ?? []).filter(({ cancellation }) => cancellation);
  return new Map(
    off.flatMap((item) => {
      const record = records.find(({ package_service }) => package_service === item.id);
      if (record && timingOf(record, now) === 'over') return [];
      return [[item.id, record?.title ?? nameOf(item)] as const];
    }),
  );
}

interface Asked {
  now: Date;
  /** The day in Guayaquil on which it is written. */
  today: string;
  /** Who is told by it what changed; null where it tells no change. */
  changesTo: Recipient | null;
  /** As which passenger its reader is told of air tickets; null where it tells of none. */
  tickets: { passenger: string | undefined } | null;
}

/** Reads it from what has arrived here: a record counts before its journey's own news says so. */
export async function aboutJourney(
  id: string,
  directory: Pick<
    Directory,
    'journey' | 'findEmployee' | 'luggageRequestsOf' | 'passengers' | 'recordsOf' | 'standInOf' | 'told'
  >,
  { now, today, changesTo, tickets }: Asked,
): Promise<AboutJourney> {
  const journey = await directory.journey(id);
  const adviser = journey.travel_agent === undefined ? null : await directory.findEmployee(journey.travel_agent);
  const standIn = adviser?.is_active ? await directory.standInOf(adviser, today) : null;
  const answering = standIn ?? adviser;
  const records = await directory.recordsOf(id);
  const attached = new Set(records.map(({ package_service }) => package_service));
  return {
    id,
    destination: destinationOf(journey),
    travelDate: journey.travel_date,
    returnDate: journey.return_date,
    isAbroad: isJourneyAbroad(journey, records),
    adviser: answering?.is_active
      ? {
          name: fullName(answering),
          email: answering.email,
          phone: answering.phone ?? null,
          standsInFor: standIn && adviser ? fullName(adviser) : null,
        }
      : null,
    travellers: tickets ? (await directory.passengers(journey.passengers)).map(fullName) : [],
    luggage: tickets?.passenger ? await addedLuggageOf(id, tickets.passenger, directory) : new Map(),
    items: new Map(journey.services?.map((item) => [item.id, nameOf(item)])),
    off: changesTo ? await asFarAsTold(offOf({ journey, records }, now), id, changesTo, directory) : new Map(),
    standing: (journey.services ?? []).filter(({ cancellation }) => !cancellation).length,
    // Of what was called off as a whole nothing is to come.
    pending:
      (journey.is_cancelled ? undefined : journey.services)
        ?.filter(({ id: item, status, cancellation }) => status === 'P' && !cancellation && !attached.has(item))
        .toSorted(inListedOrder)
        .map(nameOf) ?? null,
  };
}

/** What was called off, by what a reader was told of it: that it stands again is told of nothing else. */
async function asFarAsTold(
  off: ReadonlyMap<string, string>,
  journey: string,
  reader: Recipient,
  { told }: Pick<Directory, 'told'>,
): Promise<AboutJourney['off']> {
  const titles = new Map<string, string | null>();
  for (const [item, title] of off) {
    const last = toldJourney.safeParse(await told.lastTold({ journey, item }, reader)).data;
    titles.set(item, last?.isCancelled ? title : null);
  }
  return titles;
}

/** What was added to each ticket of a passenger. */
export async function addedLuggageOf(
  journey: string,
  passenger: string,
  directory: Pick<Directory, 'luggageRequestsOf'>,
): Promise<AboutJourney['luggage']> {
  const added = (await directory.luggageRequestsOf(journey)).flatMap(({ request, record }) => {
    const { answer, pieces, luggage, package_service: item } = request;
    if (request.passenger !== passenger || !answer || answer.outcome === 'refused') return [];
    const isOfFormer = isOfFormerTicket(answer, record);
    const isAdded = answer.outcome === 'added';
    return isAdded || isOfFormer ? { item, text: luggageMessages.piecesOf(pieces, luggage), isAdded, isOfFormer } : [];
  });
  const textsOf = (of: typeof added, isMeant: (one: (typeof added)[number]) => boolean) =>
    of.filter(isMeant).map(({ text }) => text);
  return new Map(
    [...Map.groupBy(added, ({ item }) => item)].map(([item, of]) => [
      item,
      {
        toTicket: textsOf(of, ({ isOfFormer }) => !isOfFormer),
        toFormerTicket: textsOf(of, ({ isAdded, isOfFormer }) => isAdded && isOfFormer),
        acceptedForFormerTicket: textsOf(of, ({ isAdded }) => !isAdded),
      },
    ]),
  );
}

/** `jue 10 jul a mié 16 jul`: when a journey is. */
export function daysText({ travelDate, returnDate }: AboutJourney, today: string): string {
  if (returnDate === null || returnDate === travelDate) return dayText(travelDate, today);
  return timeMessages.dayRange(dayText(travelDate, returnDate), dayText(returnDate, today));
}
