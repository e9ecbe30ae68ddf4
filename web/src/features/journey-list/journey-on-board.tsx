import { type JourneyCondition, type JourneySummary, serviceKind } from '@bitacora/contracts';
import type { LocalTime } from '@bitacora/kernel';
import { clockIn, clockText } from '@bitacora/kernel/dates';
import { zoneName } from '@bitacora/kernel/zone-name';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { agencyDayOf, day, days } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { BoardRow } from '../../ui/lists/board-section.tsx';
import { Money } from '../../ui/money.tsx';
import { Readiness } from './readiness.tsx';
import { words } from './words.ts';

const texts = words.board;

/** Until when, on the clock there; a plain day is one. */
const untilText = ({ local, zone }: LocalTime): string =>
  local.length === 10 ? day(local) : clockIn(clockText(local, todayInGuayaquil()), zoneName(zone));

function Whereabouts({ journey: { whereabouts, phase } }: { journey: JourneySummary }) {
  if (phase !== 'ongoing') return null;
  if (!whereabouts) return texts.unknownPlace;
  const { kind, title, ends } = whereabouts;
  return (
    <>
      {texts.whereabouts(serviceKind(kind).label, title)}
      {ends && <span className="text-ink-soft"> {texts.until(untilText(ends))}</span>}
    </>
  );
}

function Owed({ journey: { balance = 0, balance_due: due } }: { journey: JourneySummary }) {
  return (
    <>
      <Money dollars={balance} />{' '}
      {due && <span className="font-semibold text-bad">{words.overdueSince(day(due))}</span>}
    </>
  );
}

function Late({ journey }: { journey: JourneySummary }) {
  const { pending, pending_since: since } = journey;
  return `${words.pendingCount(pending)}${since ? ` ${words.since(agencyDayOf(since))}` : ''}`;
}

/** What a row says besides who and where, by what it stands on the board for. */
const notes: Record<JourneyCondition, (props: { journey: JourneySummary }) => ReactNode> = {
  pending: Late,
  not_ready: Readiness,
  overdue: Owed,
  owing: Owed,
  pending_late: Late,
  soon_not_ready: Readiness,
  travels_today: Whereabouts,
  travels_this_week: Whereabouts,
  poor_opinion: () => null,
};

/** A journey on the board: who, where, when, and why it stands there. */
export function JourneyOnBoard({ journey, condition }: { journey: JourneySummary; condition: JourneyCondition }) {
  const { journey_id: id, holder, passengers, start_city: start, destination_city: destination } = journey;
  const others = passengers.length - 1;
  const Note = notes[condition];
  return (
    <BoardRow
      to={paths.journey(id)}
      title={
        <>
          {holder && `${holder.last_name}, ${holder.first_name}`}
          {others > 0 && <span className="font-normal text-ink-soft"> {words.others(others)}</span>}
        </>
      }
      text={`${words.route(start.name, destination.name)} · ${days(journey.travel_date, journey.last_day)}`}
      note={<Note journey={journey} />}
    />
  );
}
