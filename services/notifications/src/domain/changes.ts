import type { ServiceRecordSnapshot } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { isOver } from './ladder/last-day.ts';
import { recorded } from './ladder/standing.ts';
import type { KnownJourney, KnownRecord } from './ladder/step.ts';
import { isImminent, isNeededNow, overAt, timingOf } from './service-timing.ts';
import { asTold, type ChangeKind, changeOf, type ToldJourney, type ToldService } from './told-service.ts';

type ServiceRecord = KnownRecord & Pick<ServiceRecordSnapshot, 'journey' | 'title'>;

/** A journey as it is once something of it has changed. */
interface Now {
  journey: KnownJourney;
  records: readonly ServiceRecord[];
}

/** Something that travellers go by has changed: of a service, or of the journey itself. */
export interface Change {
  of: 'service' | 'journey';
  kind: ChangeKind;
  item: string | null;
  title: string | null;
  record: string | null;
  before: ToldService | ToldJourney;
  /** It starts or ends, or was to, within 48 hours, or is called off, or stands again, while it lasts: who travels has to know now (product 16.4). */
  isUrgent: boolean;
  /** When what is told of it helps nobody any more; null while that is not known. */
  overAt: Date | null;
}

interface Moment {
  now: Date;
  /** The day in Guayaquil. */
  today: string;
}

function changeOfService(before: ToldService | null, now: ToldService | null, at: Moment): Change[] {
  const kind = before && now && changeOf(before, now);
  // What is over already, or was put where nobody can go any more, is told nobody.
  if (!kind || timingOf(now, at.now) === 'over') return [];
  const item = { of: 'service', kind, title: now.title, record: now.record, before } as const;
  const isUrgent = [before, now].some(
    (one) => isImminent(one, at.now) || (kind !== 'moved' && isNeededNow(one, at.now)),
  );
  return [{ ...item, item: null, isUrgent, overAt: overAt(now) }];
}

/** What the travellers of a journey are told when a record of it says something else (product 16.25). */
export function changesOfRecord(before: ServiceRecord, after: ServiceRecord, known: Now, at: Moment): Change[] {
  const item = after.package_service;
  const { journey } = known;
  if (item === null || before.package_service !== item || before.journey !== after.journey) return [];
  if (journey.is_cancelled || isOver(known, at.today)) return [];
  const asOf = (record: ServiceRecord) => asTold({ journey, records: [record] }, item, at.today);
  const changes = changeOfService(asOf(before), asOf(after), at);
  return changes.map((change) => ({ ...change, item }));
}

/** What they are told when a journey, or a service of it, is called off or stands again (product 16.25). */
export function changesOfJourney(before: KnownJourney, known: Now, at: Moment): Change[] {
  const { journey, records } = known;
  if (isOver(known, at.today)) return [];
  if (before.is_cancelled !== journey.is_cancelled) return [changeOfWhole(before, known, at)];
  if (journey.is_cancelled) return [];
  return (journey.services ?? []).flatMap(({ id: item }) => {
    const [was, is] = [before, journey].map((one) => asTold({ journey: one, records }, item, at.today));
    // That the destination has another name moves nothing.
    if (!was || !is || was.isCancelled === is.isCancelled) return [];
    return changeOfService(was, is, at).map((change) => ({ ...change, item }));
  });
}

function changeOfWhole(before: KnownJourney, known: Now, { now }: Moment): Change {
  const { is_cancelled, travel_date } = known.journey;
  const first = { starts: { local: travel_date, zone: AGENCY_TIME_ZONE }, ends: null };
  return {
    of: 'journey',
    kind: is_cancelled ? 'cancelled' : 'restored',
    item: null,
    title: null,
    record: null,
    before: { isCancelled: before.is_cancelled },
    // What was called off by itself a moment ago, too.
    isUrgent: [first, ...recorded(known)].some((one) => isImminent(one, now) || isNeededNow(one, now)),
    overAt: null,
  };
}
