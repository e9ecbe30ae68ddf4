import { choiceLabel, type QuoteStatus, type WebQuote } from '@bitacora/contracts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { TimeLeft } from './time-left.tsx';
import { isAccepted, isAsked } from './waits-for.ts';
import { words } from './words.ts';

const tones: Record<QuoteStatus, BadgeTone> = {
  new: 'wait',
  in_progress: 'info',
  answered: 'ok',
  won: 'ok',
  lost: 'over',
};

/** Where a quote stands, and what is left of its time while it waits. */
export function QuoteState({ quote }: { quote: WebQuote }) {
  const { status } = quote;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tones[status]}>{choiceLabel('quote_statuses', status)}</Badge>
      {isAsked(quote) && <Badge tone="wait">{words.asked}</Badge>}
      {isAccepted(quote) && <Badge tone="ok">{words.accepted}</Badge>}
      <TimeLeft quote={quote} />
    </span>
  );
}
