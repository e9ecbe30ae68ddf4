import { useState } from 'react';
import { todayInGuayaquil } from '../../lib/today.ts';
import { words as libWords } from '../../lib/words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { lazyPart, type MissingProps } from '../../ui/lazy-part.tsx';
import { MissingPart, Nothing } from '../../ui/missing-part.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CountrySelect } from './country-select.tsx';
import { type QuoteField, quoteFields, quoteLabels } from './quote-values.ts';
import { useQuoteForm } from './use-quote-form.ts';
import { words } from './words.ts';

/** Their code comes with the first day that somebody chooses. */
const DayWords = lazyPart(async () => (await import('../../ui/day-words.tsx')).DayWords, {
  Waiting: Nothing,
  Missing: Nothing,
});

const Received = () => <p className="font-medium">{words.quote.received}</p>;

const takeFocus = (place: HTMLElement | null) => place?.focus();

/** Nobody is left to think that nothing was sent. */
const ReceivedAlone = (missing: MissingProps) => (
  <div ref={takeFocus} tabIndex={-1} className="outline-none">
    <Received />
    <MissingPart {...missing} />
  </div>
);

/** Come with the rules, and are shown once something was sent. */
const loadOutcomes = () => import('./quote-outcomes.ts');

const QuoteReceived = lazyPart(async () => (await loadOutcomes()).QuoteReceived, {
  Waiting: Received,
  Missing: ReceivedAlone,
});

const DoubtAlone = () => <p role="alert">{libWords.outcomeUnknown}</p>;

const FormNotice = lazyPart(async () => (await loadOutcomes()).FormNotice, { Waiting: Nothing, Missing: DoubtAlone });

const WAITS = 'quote-waits';

/** The quote form (product 2.1), which is another one for each quote. */
export function QuoteForm() {
  const [quotes, setQuotes] = useState(0);
  return <OneQuote key={quotes} isFirst={quotes === 0} onAgain={() => setQuotes(quotes + 1)} />;
}

interface OneQuoteProps {
  isFirst: boolean;
  onAgain: () => void;
}

/** Sends only with the box ticked, and only once. */
function OneQuote({ isFirst, onAgain }: OneQuoteProps) {
  const { values, problems, others, doubt, attempt, isSending, sent, submit, preload, change } = useQuoteForm();
  const isSent = sent !== null;
  const waits = !isSent && !values.privacy_accepted;

  const field = (name: Exclude<QuoteField, 'privacy_accepted'>) => ({
    name,
    label: quoteLabels[name],
    value: values[name],
    error: problems[name],
    onFocus: () => {
      preload();
      void loadOutcomes().catch(() => undefined);
    },
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const wrong = quoteFields.flatMap((name) => {
    const problem = problems[name];
    return problem ? [{ name, message: `${quoteLabels[name]}: ${problem}` }] : [];
  });

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {/* There before it has something to say, or nobody would hear it. */}
      <p role="status" className="sr-only">
        {isSent && words.quote.received}
      </p>
      {sent && <QuoteReceived quote={sent} onAgain={onAgain} />}
      <ErrorSummary problems={wrong} others={others} attempt={attempt} />
      {doubt && <FormNotice text={doubt} isDoubt isSaving={isSending} />}
      <fieldset disabled={isSent} className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">{words.quote.title}</legend>
        {/* Whoever asks for another one pressed a button that is gone. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <TextInput {...field('last_name')} autoComplete="family-name" autoFocus={!isFirst} />
        <TextInput {...field('first_name')} autoComplete="given-name" />
        <TextInput {...field('phone')} hint={words.quote.phoneHint} type="tel" autoComplete="tel" />
        <TextInput {...field('email')} type="email" autoComplete="email" />
        <div className="grid grid-cols-2 gap-4">
          <TextInput {...field('n_adults')} type="number" inputMode="numeric" min={1} />
          <TextInput {...field('n_children')} type="number" inputMode="numeric" min={0} />
        </div>
        <DateInput {...field('travel_date')} min={todayInGuayaquil()}>
          {values.travel_date && <DayWords day={values.travel_date} />}
        </DateInput>
        <CountrySelect {...field('country')} />
        <Checkbox
          name="privacy_accepted"
          label={words.quote.privacy}
          checked={values.privacy_accepted}
          error={problems.privacy_accepted}
          aria-describedby={waits ? WAITS : undefined}
          onChange={({ target }) => change('privacy_accepted', target.checked)}
        />
      </fieldset>
      <Button
        type="submit"
        look={doubt ? 'quiet' : 'main'}
        isWide
        disabled={isSent || waits}
        isBusy={isSending}
        busyText={words.quote.sending}
      >
        {isSent ? words.quote.sent : words.quote.submit}
      </Button>
      {waits && (
        <p id={WAITS} className="-mt-2 text-center text-small text-ink-soft">
          {words.quote.waits}
        </p>
      )}
    </form>
  );
}
