import { fullName } from '@bitacora/kernel/full-name';
import { BanknotesIcon, MapIcon, TicketIcon, UserIcon } from '@heroicons/react/24/outline';
import type { SearchResults } from '@bitacora/contracts';
import { foldText, formatDollars } from '@bitacora/kernel';
import { paths } from '../../lib/paths.ts';
import { day } from '../../lib/times.ts';
import type { NavigationEntry } from '../navigation-entries.ts';
import { type Icon, iconOf } from '../staff/staff-entries.ts';
import { words } from './words.ts';

/** One thing that was found, and where it is. */
interface Hit {
  id: string;
  to: string;
  label: string;
  detail: string;
  Icon: Icon;
}

export interface HitGroup {
  title: string;
  hits: Hit[];
}

type Found = SearchResults['journeys'][number];

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

const journeyText = ({ destination_city, travel_date }: Found): string =>
  `${destination_city.name}, ${day(travel_date)}`;

const MOST_NAMES = 3;

/** Who travels; of a group the first, and how many more. */
const travellersOf = (names: readonly string[]): string =>
  names.length > MOST_NAMES + 1
    ? words.andMore(names.slice(0, MOST_NAMES).join(', '), names.length - MOST_NAMES)
    : names.join(', ');

/** What the agency has by these words, each kind under its name. */
export function hitsOf({ passengers, journeys, codes, invoices }: SearchResults): HitGroup[] {
  const groups: HitGroup[] = [
    {
      title: words.people,
      hits: passengers.map((passenger) => ({
        id: passenger.id,
        to: paths.passenger(passenger.id),
        label: fullName(passenger),
        detail: passenger.id_number ?? passenger.passport ?? '',
        Icon: UserIcon,
      })),
    },
    {
      title: words.journeys,
      hits: journeys.map((journey) => ({
        id: journey.journey_id,
        to: paths.journey(journey.journey_id),
        label: journeyText(journey),
        detail: travellersOf(journey.passengers),
        Icon: MapIcon,
      })),
    },
    {
      title: words.codes,
      hits: codes.map(({ record, code, title, ...journey }) => ({
        id: record,
        to: paths.journey(journey.journey_id),
        label: code,
        detail: joined(title, journeyText(journey)),
        Icon: TicketIcon,
      })),
    },
    {
      title: words.invoices,
      hits: invoices.map(({ invoice, number, total_cost, is_voided: isVoided, ...journey }) => ({
        id: invoice,
        to: paths.journey(journey.journey_id),
        label: number,
        detail: joined(isVoided ? words.voided : null, formatDollars(total_cost), journeyText(journey)),
        Icon: BanknotesIcon,
      })),
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** What was found in the order of its groups: screens come last, unless a name of one begins as was typed. */
export function inOrder(text: string, found: HitGroup[], entries: readonly NavigationEntry[]): HitGroup[] {
  const begins = ({ label }: NavigationEntry) => text !== '' && foldText(label).startsWith(foldText(text));
  const meant = screensFor(text, entries.filter(begins));
  if (meant.length === 0) return [...found, ...screensFor(text, entries)];
  const [others] = screensFor(
    text,
    entries.filter((entry) => !begins(entry)),
  );
  return [...meant.map((group) => ({ ...group, hits: [...group.hits, ...(others?.hits ?? [])] })), ...found];
}

/** The screens that every word of the text begins a word of; all of them for none. */
function screensFor(text: string, entries: readonly NavigationEntry[]): HitGroup[] {
  const typed = foldText(text).split(/\s+/).filter(Boolean);
  const hits = entries.filter(({ label }) => {
    const own = foldText(label).split(/\s+/);
    return typed.every((part) => own.some((word) => word.startsWith(part)));
  });
  if (hits.length === 0) return [];
  return [
    {
      title: words.screens,
      hits: hits.map(({ to, label }) => ({ id: to, to, label, detail: '', Icon: iconOf(to) })),
    },
  ];
}
