import type { PassengerRow } from '@bitacora/contracts';
import { readablePhone } from '../../lib/contact-links.ts';
import { day } from '../../lib/times.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Columns, TwoLines } from '../../ui/lists/rows.tsx';
import { words } from './words.ts';

function Contact({ phone, email }: Pick<PassengerRow, 'phone' | 'email'>) {
  if (!phone || !email) return phone ? readablePhone(phone) : email;
  return <TwoLines first={readablePhone(phone)} second={email} />;
}

function NextJourney({ journey }: { journey: NonNullable<PassengerRow['next_journey']> }) {
  const { phase, destination_city: city, travel_date } = journey;
  return <TwoLines first={phase === 'ongoing' ? words.ongoing(city.name) : city.name} second={day(travel_date)} />;
}

/** What somebody has to see to: of the journeys to come, and of the passenger; nothing of whom nothing is sold to. */
function pendingOf({
  pending,
  pending_journeys: journeys,
  pending_of_next: ofNext,
  account_waits: waits,
  email,
  is_active: isActive = true,
}: PassengerRow): string[] {
  return [
    ...(pending > 0 ? [words.pendingCount(pending, { journeys, isOfNext: ofNext > 0 })] : []),
    ...(isActive && waits ? [words.accountWaits] : []),
    ...(isActive && email === null ? [words.withoutEmail] : []),
  ];
}

function Pending({ texts }: { texts: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {texts.map((text) => (
        <Badge key={text} tone="wait">
          {text}
        </Badge>
      ))}
    </span>
  );
}

export const columns: Columns<PassengerRow> = [
  {
    label: words.name,
    width: 'minmax(0,2fr)',
    cell: ({ last_name, first_name }) => `${last_name}, ${first_name}`,
    sorts: { '': 'ascending', '-name': 'descending' },
  },
  {
    label: words.document,
    width: 'minmax(7rem,1.2fr)',
    cell: ({ id_number, passport }) => id_number ?? passport,
    onCard: 'beside',
  },
  {
    label: words.contact,
    width: 'minmax(0,2fr)',
    cell: ({ phone, email }) => (phone || email ? <Contact phone={phone} email={email} /> : null),
    isExtra: true,
    onCard: 'left-out',
  },
  {
    label: words.nextJourney,
    width: 'minmax(0,1.5fr)',
    cell: ({ next_journey: journey }) => journey && <NextJourney journey={journey} />,
    without: words.withoutJourney,
    onCard: 'labelled',
  },
  {
    label: words.pending,
    width: '11.5rem',
    cell: (row) => {
      const texts = pendingOf(row);
      return texts.length > 0 ? <Pending texts={texts} /> : null;
    },
    without: words.nothingPending,
  },
];
