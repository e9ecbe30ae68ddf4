import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { emptyQuote, type QuoteField, quoteFields, type QuoteValues } from './quote-values.ts';

const DRAFT = 'quote';

/** What was typed before a reload. Consent is given anew. */
function typedBefore(): QuoteValues {
  const draft = readDraft(DRAFT);
  if (typeof draft !== 'object' || draft === null) return emptyQuote;
  const known = Object.entries(draft).filter(
    ([name, value]) => typeof value === 'string' && quoteFields.some((field) => field === name),
  );
  return { ...emptyQuote, ...Object.fromEntries(known) };
}

/** The values of the quote form, which outlive a reload until they are sent. */
export function useQuoteValues() {
  const [values, setValues] = useState(typedBefore);
  // A browser fills in several fields at once.
  const latest = useRef(values);
  const change = (field: QuoteField, value: string | boolean) => {
    latest.current = { ...latest.current, [field]: value };
    setValues(latest.current);
    keepDraft(DRAFT, latest.current);
  };
  return { values, change, forget: () => forgetDraft(DRAFT) };
}
