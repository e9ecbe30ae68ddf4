import { quoteAnswerDue, type WebQuote } from '@bitacora/contracts';
import { openTime } from '@bitacora/kernel/opening-time';
import { useAgency } from '../../lib/agency.ts';
import { useNow } from '../../lib/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { words } from './words.ts';

/** Whether a quote waits for an answer. */
export const isOpen = ({ status }: Pick<WebQuote, 'status'>): boolean => status === 'new' || status === 'in_progress';

/** What is left of the 24 hours of an open quote, and how long the agency is open in them (product 10.4). */
export function TimeLeft({ quote }: { quote: WebQuote }) {
  const now = useNow();
  const { data: agency } = useAgency();
  if (!isOpen(quote)) return null;
  const until = new Date(quoteAnswerDue(quote.created_at));
  const left = until.getTime() - now.getTime();
  if (left <= 0) return <Badge tone="bad">{words.late}</Badge>;
  const open = agency && openTime(now, until, agency);
  return (
    <span className="tabular text-small">
      {words.left(left)}
      {open !== undefined && <span className="text-ink-soft"> · {words.openLeft(open)}</span>}
    </span>
  );
}
