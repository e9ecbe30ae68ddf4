import { neededPapers, type PapersNeeded } from '@bitacora/contracts';
import { GOODS_DECLARATION_HOURS, PAPERS_BEFORE_TRAVEL_DAYS } from '@bitacora/contracts/constants';
import { AGENCY_TIME_ZONE, instantAt } from '@bitacora/kernel';
import { standing } from './standing.ts';
import type { Ground, KnownJourney, KnownRecord, Step } from './step.ts';
import { daysBefore, endOf, hasHour, instantOf, leavesAt, MORNING } from './times.ts';

const HOUR = 60 * 60 * 1000;
const GALAPAGOS = 'Pacific/Galapagos';

/** What its papers follow from; null for a row from before, which does not say it. */
function needsOf({ start_city, destination_city, need_migration_docs }: KnownJourney): PapersNeeded | null {
  if (start_city === undefined || need_migration_docs === undefined) return null;
  return { start_city, destination_city, need_migration_docs };
}

const firstDay = ({ journey }: Ground) => ({ local: journey.travel_date, zone: AGENCY_TIME_ZONE });

/** What a journey asks for on paper but for what is told by itself, and cannot be had before. */
export const papersToPrepare = (journey: KnownJourney) => {
  const needs = needsOf(journey);
  return needs ? neededPapers(needs).filter((paper) => paper !== 'goods-declaration') : [];
};

/** Of other papers than those that were told, a change of destination, is told anew. */
function papers(ground: Ground): Step[] {
  const needed = papersToPrepare(ground.journey);
  if (needed.length === 0) return [];
  const due = daysBefore(firstDay(ground), PAPERS_BEFORE_TRAVEL_DAYS, MORNING, ground);
  return [
    {
      kind: 'papers',
      occasion: `papers:${needed.join('+')}:${ground.journey.travel_date}:${PAPERS_BEFORE_TRAVEL_DAYS}d`,
      dueAt: leavesAt(due, 'papers', ground.zoneAt(due)),
      usefulUntil: instantAt(endOf(firstDay(ground))),
    },
  ];
}

/** Whether something leaves from elsewhere and ends on the islands. */
export const isOntoIslands = ({ starts, ends }: Pick<KnownRecord, 'starts' | 'ends'>): boolean =>
  starts !== null && starts.zone !== GALAPAGOS && ends?.zone === GALAPAGOS;

/** The first flight onto the islands, whose hour is known. */
const flightToGalapagos = (ground: Ground) =>
  standing(ground)
    .flatMap(({ record, starts, ends }) => {
      const flies = record.kind === 'air_ticket' && isOntoIslands({ starts, ends });
      return flies && starts && hasHour(starts) ? [starts] : [];
    })
    .toSorted((one, other) => instantOf(one) - instantOf(other))[0];

/** The declaration of goods is filled in within the last hours before the flight: until it is known, before the day of travel. */
function declaration(ground: Ground): Step[] {
  const needs = needsOf(ground.journey);
  if (!needs || !neededPapers(needs).includes('goods-declaration')) return [];
  const flight = flightToGalapagos(ground);
  const leaves = flight ?? firstDay(ground);
  const due = flight
    ? instantOf(flight) - GOODS_DECLARATION_HOURS * HOUR
    : daysBefore(firstDay(ground), GOODS_DECLARATION_HOURS / 24, MORNING, ground);
  return [
    {
      kind: 'goods-declaration',
      // By its day: an hour that becomes known, or moves, is no other declaration.
      occasion: `goods-declaration:${leaves.local.slice(0, 10)}:${GOODS_DECLARATION_HOURS}h`,
      dueAt: leavesAt(due, 'goods-declaration', ground.zoneAt(due)),
      usefulUntil: instantAt(endOf(leaves)),
    },
  ];
}

/** What travellers are told of their papers (product 16.13). */
export const paperSteps = (ground: Ground): Step[] => [...papers(ground), ...declaration(ground)];
