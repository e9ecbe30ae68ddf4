import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, ownDraft, readDraft } from '../../lib/drafts.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { emptyQuote, type QuoteField, quoteFields, type QuoteValues } from './quote-values.ts';

/** What was typed before a reload. Consent is given anew. */
function typedBefore(name: string): QuoteValues {
  const draft = readDraft(name);
  if (typeof draft !== 'object' || draft === null) return emptyQuote;
  const known = Object.entries(draft).filter(
    ([name, value]) => typeof value === 'string' && quoteFields.some((field) => field === name),
  );
  return { ...emptyQuote, ...Object.fromEntries(known) };
}

/** The values of the quote form, which outlive a reload until they are sent. */
export function useQuoteValues() {
  const name = ownDraft('quote', useUser()?.id ?? null);
  const [values, setValues] = useState(() => typedBefore(name));
  // A browser fills in several fields at once.
  const latest = useRef(values);
  const change = (field: QuoteField, value: string | boolean) => {
    latest.current = { ...latest.current, [field]: value };
    setValues(latest.current);
    keepDraft(name, latest.current);
  };
  return { values, change, forget: () => forgetDraft(name) };
}
