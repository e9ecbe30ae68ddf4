import { type BillingEntry, choiceLabel, type OverdueBalance } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { day } from '../../lib/times.ts';
import { useSaidToday } from '../../lib/use-said-today.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Columns, type RowTarget, TwoLines } from '../../ui/lists/rows.tsx';
import { Money } from '../../ui/money.tsx';
import { words } from './words.ts';

type OfJourney = Pick<OverdueBalance, 'holder' | 'destination_city' | 'travel_date' | 'adviser' | 'journey_id'>;

const nameOf = (person: OfJourney['holder'] | OfJourney['adviser']) => person && fullName(person);

function Trip({ destination_city, travel_date }: Pick<OfJourney, 'destination_city' | 'travel_date'>) {
  const said = useSaidToday();
  return destination_city && travel_date ? words.trip(destination_city.name, day(travel_date, said)) : words.unknown;
}

const EntryDay = ({ date }: BillingEntry) => <span className="whitespace-nowrap">{day(date, useSaidToday())}</span>;

const DueDay = ({ balance_due }: OverdueBalance) => (
  <span className="font-semibold text-bad">{words.dueOn(day(balance_due, useSaidToday()))}</span>
);

/** Where it is changed: its row on the journey's page. */
export const entryTarget = ({ journey_id, id }: BillingEntry): RowTarget => ({
  to: { pathname: paths.journey(journey_id), hash: id },
});

/** The journey's money. */
export const overdueTarget = ({ journey_id }: OverdueBalance): RowTarget => ({
  to: { pathname: paths.journey(journey_id), hash: 'facturacion' },
});

/** What was given back went out. */
const signed = ({ kind, amount }: BillingEntry) => (kind === 'refund' ? -amount : amount);

function Amount(entry: BillingEntry) {
  const { kind, voided } = entry;
  if (!voided)
    return (
      <span className="font-semibold">
        <Money dollars={signed(entry)} />
      </span>
    );
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1 @max-[52rem]:flex-col @max-[52rem]:items-end">
      <s className="text-ink-soft">
        <Money dollars={signed(entry)} />
      </s>
      <Badge tone="bad">{words.voided[kind]}</Badge>
    </span>
  );
}

export const entryColumns: Columns<BillingEntry> = [
  { label: words.holder, width: 'minmax(0,3fr)', cell: ({ holder }) => nameOf(holder) ?? words.unknown },
  {
    label: words.kind,
    width: 'minmax(0,4fr)',
    cell: ({ kind, number }) =>
      number ? (
        <TwoLines first={words.kinds[kind]} second={<span className="wrap-anywhere">{words.number(number)}</span>} />
      ) : (
        words.kinds[kind]
      ),
  },
  {
    label: words.date,
    width: '8rem',
    cell: (entry) => <EntryDay {...entry} />,
    onCard: 'corner',
    sorts: { '': 'descending', date: 'ascending' },
  },
  { label: words.journey, width: 'minmax(0,3fr)', cell: (entry) => <Trip {...entry} />, onCard: 'third-line' },
  {
    label: words.method,
    width: 'minmax(0,3fr)',
    cell: ({ method }) => method && choiceLabel('payment_methods', method),
    isExtra: true,
    onCard: 'left-out',
  },
  {
    label: words.amount,
    width: 'minmax(0,2.4fr)',
    cell: Amount,
    isAmount: true,
    onCard: 'beside',
    sorts: { '-amount': 'descending', amount: 'ascending' },
  },
];

export const overdueColumns: Columns<OverdueBalance & { id: string }> = [
  { label: words.holder, width: 'minmax(0,3fr)', cell: (row) => nameOf(row.holder) ?? words.unknown },
  {
    label: words.journey,
    width: 'minmax(0,4fr)',
    cell: (row) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Trip {...row} />
        {row.is_cancelled && <Badge tone="over">{words.cancelled}</Badge>}
      </span>
    ),
  },
  {
    label: words.due,
    width: '9rem',
    cell: (row) => <DueDay {...row} />,
    sorts: { '': 'ascending', '-balance_due': 'descending' },
  },
  { label: words.adviser, width: 'minmax(0,3fr)', cell: ({ adviser }) => nameOf(adviser), onCard: 'labelled' },
  {
    label: words.balance,
    width: '8rem',
    cell: ({ balance }) => <Money dollars={balance} />,
    isAmount: true,
    onCard: 'beside',
    sorts: { '-balance': 'descending', balance: 'ascending' },
  },
];
