import type { LocalTime } from '@bitacora/kernel';
import type { DetailField, Details, DetailsOf } from './field.ts';
import type { ServiceReminder } from './reminders.ts';

/** When a record begins and ends; a plain day stands in `local` with the zone of its place. */
export interface Period {
  starts: LocalTime | null;
  ends: LocalTime | null;
}

/** A button of a card: the reservation, a map, the passengers' documents, or a page elsewhere; no address, no button. */
export type CardButton<Name = string, Values = Details> =
  | { label: string; opens: 'reservation' | 'documents' }
  | { label: string; opens: 'map'; field: Name }
  | { label: string; opens: 'link'; address: (details: Values) => string | null };

/** How a journey's screen shows a record; values are drawn by the kind of their field. */
export interface Card<Name = string, Values = Details> {
  /** Where it begins, below the title: a flight's airport. */
  header?: (details: Values) => string | null;
  /** What a header names, where it stands among other facts: `Aeropuerto de salida`. */
  headerLabel?: string;
  /** What stands beside the service's name: who carries it out, a flight's number, an address. */
  subtitle?: (details: Values) => string | null;
  /** Boolean fields that show a badge when true. */
  badges?: readonly { field: Name; label: string }[];
  /**
   * Fields in order, with another label than the form's where the card has one. Codes stand on the card, the rest folds:
   * what title, header, subtitle and times say already is not said again.
   */
  lines: readonly (Name | { field: Name; label: string })[];
  /** What mails say of it to who travels, besides when, where, its codes and whom to call; of a badge only that it is so. */
  mailed?: readonly Name[];
  buttons: readonly CardButton<Name, Values>[];
}

/** What a person is told after saving (product 17.3). */
export interface KindMessages {
  created: string;
  updated: string;
  createFailed: string;
  updateFailed: string;
}

/** Everything that the product knows about a kind of service, for code that works with all of them. */
export interface ServiceKindDescriptor {
  /** In the singular, as a person reads it: `Hospedaje`. */
  label: string;
  /** What becomes ready, moves or is called off of it, in a sentence, where that is not its label: `trámite de visa`. Of no record the details are empty. */
  inSentence?(details: Details): string;
  plural: string;
  /** Segment of the path: `/api/v1/agency/<path>`. */
  path: string;
  /** The path of a line icon on a 24 px square, stroke 1.5 (`icons.ts`), for whoever draws one: site, journey, forms, mails. */
  icon: string;
  fields: Readonly<Record<string, DetailField>>;
  /** Fields that must not end before they start. */
  span?: { starts: string; ends: string };
  /** Whether it is for one direction of the journey (product 6.7). */
  hasDirection: boolean;
  /** Field that says where it is, where the places of its times do not. */
  address?: string;
  /** Whether its length is told in nights; else in hours and days. */
  countsNights: boolean;
  /** What its two moments are called (`Entrada`, `Salida`); without it they are a way: `10:00 Guayaquil → 11:00 Baltra`. */
  momentNames?: { starts: string; ends?: string };
  /** Whether who is in the middle of it is there and nowhere else: a flight, a hotel; not a car, and no insurance. */
  tellsWhereabouts: boolean;
  /** Whether it is of use until the journey ends, and not over with its period: a visa after the appointment for it. */
  lastsWithJourney?: boolean;
  /** Whether each passenger has a document of it, without which the journey is not ready (product 6.12): a policy. */
  needsDocuments?: boolean;
  /** What "Lo que sigue" says before the time left (product 18.2); without `ends` its end is nothing to wait for. */
  next: { starts: string; ends?: string };
  /** How long before it starts people have to be there, and the banner that says so (product 6.4). */
  beThere?: { hoursBefore: number; notice: string };
  /** What travellers are reminded of, and when (product 16.7); nothing of what nobody has to be somewhere for. */
  reminders?: (details: Details) => readonly ServiceReminder[];
  title: (details: Details) => string;
  /** `zone` is the fallback place's, for plain days. */
  period: (details: Details, zone: string) => Period;
  card: Card;
  messages: KindMessages;
  /** Records as stored, the present shape first, then every earlier one: all of them still read. */
  examples: readonly Details[];
}

interface KindDefinition<Fields extends Record<string, DetailField>> extends Omit<
  ServiceKindDescriptor,
  'fields' | 'title' | 'period' | 'examples' | 'span' | 'card' | 'reminders'
> {
  fields: Fields;
  span?: { starts: keyof Fields & string; ends: keyof Fields & string };
  reminders?: (details: DetailsOf<Fields>) => readonly ServiceReminder[];
  title: (details: DetailsOf<Fields>) => string;
  period: (details: DetailsOf<Fields>, zone: string) => Period;
  card: Card<keyof Fields & string, DetailsOf<Fields>>;
  examples: readonly [DetailsOf<Fields>, ...Partial<DetailsOf<Fields>>[]];
}

/** Declares a kind of service with the exact types of its own fields. */
export function defineKind<const Fields extends Record<string, DetailField>>(
  definition: KindDefinition<Fields>,
): ServiceKindDescriptor {
  // Fields and functions fit each other here, checked above; outside they travel together and lose the exact type.
  return definition as unknown as ServiceKindDescriptor;
}

/** A plain day as the place of a period. */
export const dayIn = (zone: string, day: string | null): LocalTime | null => (day ? { local: day, zone } : null);
