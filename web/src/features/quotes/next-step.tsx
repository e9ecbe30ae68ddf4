import type { WebQuote } from '@bitacora/contracts';
import { salePaths } from '../../lib/sale-paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { isOpen } from './time-left.tsx';
import { isAccepted, isAsked } from './waits-for.ts';
import { words } from './words.ts';

type Step = 'answer' | 'convert' | 'proposal';

/** What a quote waits for, which one opens it for; null when that is none of these. */
export function nextStepOf(quote: WebQuote): Step | null {
  if (isAsked(quote)) return 'answer';
  if (isAccepted(quote)) return 'convert';
  return isOpen(quote) && quote.proposals.length === 0 ? 'proposal' : null;
}

interface NextStepProps {
  quote: WebQuote;
  /** Whether something is to be saved, which is what one wants then. */
  isChanged: boolean;
  onWrite: (what: 'proposal' | 'answer') => void;
}

/** The way to it, above everything that is known of the quote. */
export function NextStep({ quote, isChanged, onWrite }: NextStepProps) {
  const step = nextStepOf(quote);
  if (step === null) return null;
  const shown = {
    look: isChanged ? 'secondary' : 'main',
    className: 'self-start justify-self-start max-sm:w-full',
  } as const;
  if (step === 'convert') {
    return (
      <LinkButton to={salePaths.convertQuote(quote.id)} {...shown}>
        {words.convert}
      </LinkButton>
    );
  }
  return (
    <Button onClick={() => onWrite(step)} {...shown}>
      {step === 'answer' ? words.answer.open : words.proposals.first}
    </Button>
  );
}
