import type {
  AgencySnapshot,
  Billed,
  JourneySnapshot,
  RefundSnapshot,
  ServiceDocumentSnapshot,
  ServiceRecordSnapshot,
} from '@bitacora/contracts';
import type { StepKind } from './step-kinds.ts';

/** What staff are told of what waits is news for so long; afterwards it stands on their board. */
export const FRESH_MILLISECONDS = 48 * 60 * 60 * 1000;

/** One step of a journey's ladder: what is told, of what, and when. */
export interface Step {
  kind: StepKind;
  /** What it speaks of, its moment by the clock of its place, and how long before it is told: what moves has another one. */
  occasion: string;
  dueAt: Date;
  /** From then on it helps nobody any more: the next step is due, or the moment has come. */
  usefulUntil: Date;
  /** The service that it speaks of; none where it speaks of the journey. */
  record?: string;
  item?: string;
}

export type KnownJourney = Pick<
  JourneySnapshot,
  'id' | 'is_cancelled' | 'passengers' | 'travel_date' | 'return_date'
> & {
  /** Rows from before do not say them: their reminders come with the journey's next news. */
  services?: JourneySnapshot['services'] | undefined;
  start_city?: JourneySnapshot['start_city'] | undefined;
  start_time_zone?: JourneySnapshot['start_time_zone'];
  need_migration_docs?: boolean | undefined;
  cost_cents?: number | undefined;
  purchase_date?: string | undefined;
  balance_due?: JourneySnapshot['balance_due'];
  cancellation?: JourneySnapshot['cancellation'];
  destination_city: JourneySnapshot['destination_city'];
};

export type KnownRecord = Pick<
  ServiceRecordSnapshot,
  'id' | 'kind' | 'package_service' | 'details' | 'starts' | 'ends'
> & {
  /** Rows from before do not say it, until they were read again. */
  reservation?: ServiceRecordSnapshot['reservation'] | undefined;
};

export type KnownDocument = Pick<ServiceDocumentSnapshot, 'package_service' | 'passenger' | 'document'>;

type KnownRefund = Billed['refunds'][number] & Pick<RefundSnapshot, 'date'>;

/** Everything that a ladder follows from, as far as it has arrived. */
export interface Known {
  journey: KnownJourney;
  /** Those that are attached to its services. */
  records: readonly KnownRecord[];
  /** Those of their passengers; null while not all of them have arrived. */
  documents: readonly KnownDocument[] | null;
  /** What was paid and given back; null while not all of it has arrived. */
  money: (Pick<Billed, 'payments'> & { refunds: readonly KnownRefund[] }) | null;
  /** What its agency says of itself. */
  agency: Pick<AgencySnapshot, 'ruc' | 'lead_times'> | null;
}

/** What an occasion is of, whenever its moment is: of a flight that moves it is the same check-in. */
export const topicOf = (occasion: string): string =>
  occasion.replace(/\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?(\[[^\]]*\])?/, '');

/** What parts of a ladder are made of: what is known, and on which clock its travellers live at an instant. */
export interface Ground extends Known {
  zoneAt: (instant: number) => string;
}

/** The steps of one subject: a pure function of what is known. */
export type Part = (ground: Ground) => readonly Step[];
