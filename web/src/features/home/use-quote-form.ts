import type { AnswerOf, createWebQuote } from '@bitacora/contracts';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { describeFormError, describeUnknownOutcome, isOutcomeUnknown } from '../../lib/api/describe-error.ts';
import { useIdempotencyKeys } from '../../lib/api/idempotency.ts';
import { CodeLoadError } from '../../lib/code/load-code.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { notify } from '../../lib/notify.ts';
import { words as libWords } from '../../lib/words.ts';
import { loadRules, preloadRules, problemsOf, type QuoteProblems, type QuoteRules } from './quote-rules.ts';
import { type QuoteField, quoteFields } from './quote-values.ts';
import { useQuoteValues } from './use-quote-values.ts';
import { words } from './words.ts';

const QUOTES = '/api/v1/agency/web_quote/' satisfies `${(typeof createWebQuote)['path']}/`;

export type SentQuote = AnswerOf<typeof createWebQuote>;

/** What stood in the way of sending: at the form's fields, and what belongs to none of them. */
interface Refusal {
  refused: QuoteProblems;
  others: string[];
  /** That nobody knows whether it was stored: sent again as it is, it is not stored twice. */
  doubt?: string | undefined;
}

const nothing: Refusal = { refused: {}, others: [] };

function refusalOf(error: unknown): Refusal {
  if (error instanceof CodeLoadError) return { refused: {}, others: [libWords.rulesMissing] };
  if (isOutcomeUnknown(error)) return { ...nothing, doubt: describeUnknownOutcome(error) };
  if (!isApiError(error) || error.kind !== 'fields') return { refused: {}, others: [describeFormError(error)] };
  const refused: QuoteProblems = {};
  const others: string[] = [];
  for (const [name, sentences] of Object.entries(error.fields)) {
    const field = quoteFields.find((known) => known === name);
    if (field) refused[field] = sentences.join(' ');
    else others.push(...sentences);
  }
  return { refused, others };
}

/**
 * The quote form's life: idle, loading, then sent or failed with everything typed still there (product 10.1). From
 * the first attempt on every change is judged. It does without the library of the other forms, which would be a tenth of
 * all the script of home, the page that must come fastest.
 */
export function useQuoteForm() {
  const { values, change, forget } = useQuoteValues();
  const [rules, setRules] = useState<QuoteRules | null>(null);
  const [{ refused, others, doubt }, setRefusal] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<SentQuote | null>(null);
  const keys = useIdempotencyKeys();
  const filled = { ...values, agency: AGENCY_RUC };

  const send = async () => {
    const loaded = await loadRules();
    setRules(loaded);
    const { success, data } = loaded.safeParse(filled);
    if (!success) return;
    const quote = await api.post<SentQuote>(QUOTES, data, {
      idempotencyKey: keys.keyFor(data),
    });
    keys.forget();
    // What is shown is what was stored: without the spaces that nobody meant.
    for (const field of ['last_name', 'first_name'] as const) change(field, data[field]);
    forget();
    setRefusal(nothing);
    setSent(quote);
    notify.success(words.toasts.quoteCreated);
  };

  const submit = async () => {
    setIsSending(true);
    // What nobody knows stands until it is known.
    setRefusal(({ doubt: before }) => ({ ...nothing, doubt: before }));
    try {
      await send();
    } catch (error) {
      const refusal = refusalOf(error);
      // A failure to ask again says nothing of what was sent before.
      if (isApiError(error) && error.isTransient) refusal.doubt ??= doubt;
      setRefusal(refusal);
      if (!refusal.doubt) notify.error(words.toasts.quoteFailed);
    }
    setIsSending(false);
    setAttempt(attempt + 1);
  };

  return {
    values,
    problems: { ...(rules && problemsOf(rules, filled)), ...refused },
    others,
    doubt,
    attempt,
    isSending,
    sent,
    submit,
    preload: preloadRules,
    change: (field: QuoteField, value: string | boolean) => {
      change(field, value);
      setRefusal((before) => ({ ...before, refused: { ...before.refused, [field]: undefined } }));
    },
  };
}
