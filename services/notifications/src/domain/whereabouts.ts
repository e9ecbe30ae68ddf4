import { serviceKind, type ServiceRecordSnapshot } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, type LocalTime, toEpochMilliseconds } from '@bitacora/kernel';

type ServiceRecord = Pick<ServiceRecordSnapshot, 'kind' | 'starts' | 'ends'>;

interface Stay {
  from: number;
  zone: string;
}

/** Of what has no hour about the middle of its day. */
const instantOf = ({ local, zone }: LocalTime): number =>
  toEpochMilliseconds({ local: local.length > 10 ? local : `${local}T12:00`, zone });

/**
 * On which clock travellers live at an instant: where they start until the first departure, then where the last service
 * that begun ends (product 16.8). `start`: the zone of their city, where it is not the agency's.
 */
export function whereabouts(
  records: readonly ServiceRecord[],
  start: string = AGENCY_TIME_ZONE,
): (instant: number) => string {
  const there = records
    .flatMap(({ kind, starts, ends }) => (starts && serviceKind(kind).tellsWhereabouts ? [{ starts, ends }] : []))
    .toSorted((one, other) => instantOf(one.starts) - instantOf(other.starts));
  const stays = there.map(({ starts, ends }): Stay => ({ from: instantOf(starts), zone: (ends ?? starts).zone }));
  return (instant) => stays.findLast(({ from }) => from <= instant)?.zone ?? start;
}
