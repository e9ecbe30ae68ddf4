import { homeMessages } from '@bitacora/contracts/messages';
import { Card } from '../../ui/card.tsx';
import { QuoteForm } from './quote-form.tsx';

const messages = homeMessages.quote;

/** Where links to the form lead. */
export const QUOTE_ID = 'cotizar';

export function QuoteSection() {
  return (
    <section id={QUOTE_ID} aria-labelledby={`${QUOTE_ID}-title`} className="scroll-mt-6">
      <Card isAccented>
        <h2 id={`${QUOTE_ID}-title`} className="text-title font-bold tracking-tight">
          {messages.title}
        </h2>
        <p className="mt-1 mb-5 text-ink-soft">{messages.text}</p>
        <QuoteForm />
      </Card>
    </section>
  );
}
