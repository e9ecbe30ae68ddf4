import type { JourneyCondition, JourneyFilters, JourneyPhase, JourneyState } from '@bitacora/contracts';
import type { ListOfRows } from '@bitacora/platform';
import { phases } from './conditions.ts';

/** In the order of the list; the last two begin with what is nearest, too: the latest. */
const inOrder: readonly JourneyPhase[] = ['ongoing', 'upcoming', 'past', 'cancelled'];
const isDescending: Record<JourneyPhase, boolean> = { ongoing: false, upcoming: false, past: true, cancelled: true };
const toCome: readonly JourneyPhase[] = ['ongoing', 'upcoming'];
const found: Record<JourneyState | JourneyCondition, readonly JourneyPhase[]> = {
  ongoing: ['ongoing'],
  upcoming: ['upcoming'],
  past: ['past'],
  cancelled: ['cancelled'],
  standing: ['ongoing', 'upcoming', 'past'],
  pending: toCome,
  not_ready: toCome,
  overdue: inOrder,
  owing: inOrder,
  pending_late: toCome,
  soon_not_ready: toCome,
  travels_today: ['ongoing'],
  travels_this_week: toCome,
  poor_opinion: inOrder,
};

/** In which phases the filters can find anything: the others are not read at all. */
function phasesOf({ state, condition }: JourneyFilters): readonly JourneyPhase[] {
  const asked = state ?? condition;
  return asked ? found[asked] : inOrder;
}

/** The order of a list of journeys on a day, phase after phase (product 3.8): an index has each. */
export function nearestFirst(filters: JourneyFilters, day: string): Pick<ListOfRows, 'sort' | 'sortType' | 'segments'> {
  const parts = phasesOf(filters).map((phase) => {
    const { sql: where, parameters } = phases[phase](day);
    return { rank: inOrder.indexOf(phase), where, parameters, isDescending: isDescending[phase] };
  });
  return { sort: 'travel_date', sortType: 'date', segments: { day, parts } };
}
