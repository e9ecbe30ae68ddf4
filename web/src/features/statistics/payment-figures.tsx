import { type BillingKindFilter, type PaymentFigures, readPaymentStatistics } from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { paths } from '../../lib/paths.ts';
import { type Column, FigureCard } from './figure-card.tsx';
import { groupLabel } from './group-label.ts';
import { type Asked, useFigures } from './use-statistics.ts';
import { words } from './words.ts';

const texts = words.payments;

const columnsOf = (asked: Asked): readonly Column<PaymentFigures>[] => [
  {
    label: texts.payments,
    value: ({ payments }) => payments,
    text: formatDollars,
    isDrawn: true,
    listOf: (row) => listOf(row, asked, 'payment'),
  },
  {
    label: texts.refunds,
    value: ({ refunds }) => refunds,
    text: formatDollars,
    isDrawn: true,
    listOf: (row) => listOf(row, asked, 'refund'),
  },
  { label: texts.received, value: ({ received }) => received, text: formatDollars },
];

/** What was paid and given back of a row, or one of the two. */
function listOf({ key }: PaymentFigures, { from, until, by }: Asked, kind: BillingKindFilter = 'received'): string {
  const narrowed = { kind, state: 'valid' };
  const queries = {
    month: { month: key, ...narrowed },
    adviser: { from, until, ...narrowed, adviser: key },
    destination: { from, until, ...narrowed, destination: key },
  };
  return `${paths.billing}?${new URLSearchParams(queries[by]).toString()}`;
}

/** What was paid and given back. */
export function PaymentStatistics({ asked }: { asked: Asked }) {
  return (
    <FigureCard
      title={texts.title}
      note={texts.note}
      head={words.heads[asked.by]}
      answer={useFigures<PaymentFigures>(readPaymentStatistics, asked, 'journey-updated')}
      rowsOf={({ rows }) =>
        rows.map((of) => ({ key: of.key, label: groupLabel(of, asked), to: listOf(of, asked), of }))
      }
      columns={columnsOf(asked)}
    />
  );
}
