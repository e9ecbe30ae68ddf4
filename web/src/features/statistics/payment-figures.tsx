import { type PaymentFigures, readPaymentStatistics } from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { paths } from '../../lib/paths.ts';
import { type Column, FigureCard } from './figure-card.tsx';
import { groupLabel } from './group-label.ts';
import { type Asked, useFigures } from './use-statistics.ts';
import { words } from './words.ts';

const texts = words.payments;

const columns: readonly Column<PaymentFigures>[] = [
  { label: texts.payments, value: ({ payments }) => payments, text: formatDollars, isDrawn: true },
  { label: texts.refunds, value: ({ refunds }) => refunds, text: formatDollars, isDrawn: true },
  { label: texts.received, value: ({ received }) => received, text: formatDollars },
];

/** What was billed of a row; Facturación knows no destinations, which leads to their journeys. */
function listOf({ key }: PaymentFigures, { by }: Asked): string | null {
  const ways = {
    month: `${paths.billing}?${new URLSearchParams({ month: key, state: 'valid' }).toString()}`,
    adviser: `${paths.billing}?${new URLSearchParams({ month: 'all', state: 'valid', adviser: key }).toString()}`,
    destination: `${paths.journeys}?${new URLSearchParams({ destination: key }).toString()}`,
  };
  return key === '' ? null : ways[by];
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
      columns={columns}
    />
  );
}
