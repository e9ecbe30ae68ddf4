import { useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { QuoteFormSkeleton } from './quote-form-skeleton.tsx';
import { QUOTE_ID } from './quote-id.ts';
import { QuoteSteps } from './quote-steps.tsx';
import { ServicesOffered } from './services-offered.tsx';
import { useIsFormWanted } from './use-is-form-wanted.ts';
import { words } from './words.ts';

const QuoteForm = lazyPart(async () => (await import('./quote-form.tsx')).QuoteForm, {
  Waiting: QuoteFormSkeleton,
  Missing: MissingPart,
});

/** The quote form, beside what can be asked for and what happens then. */
export function QuoteSection() {
  const section = useRef<HTMLElement>(null);
  const isWanted = useIsFormWanted(section);
  return (
    <div className="page-width grid grid-cols-1 gap-x-16 gap-y-12 pt-16 sm:pt-20 lg:grid-cols-[1fr_27rem] lg:items-start">
      <section
        ref={section}
        id={QUOTE_ID}
        tabIndex={-1}
        aria-labelledby={`${QUOTE_ID}-title`}
        className="scroll-mt-6 outline-none lg:order-last"
      >
        <Card isAccented className="shadow-float">
          <h2
            id={`${QUOTE_ID}-title`}
            className="text-title font-bold tracking-tight sm:text-headline short:text-title"
          >
            {words.quote.title}
          </h2>
          <p className="mt-1 mb-5 text-ink-soft">{words.quote.text}</p>
          {isWanted ? <QuoteForm /> : <QuoteFormSkeleton />}
        </Card>
      </section>
      <div className="flex flex-col gap-12">
        <QuoteSteps />
        <ServicesOffered />
      </div>
    </div>
  );
}
