import { getWebQuote, pathOf, type WebQuote } from '@bitacora/contracts';
import { useState } from 'react';
import useSWR from 'swr';
import { api } from './api/api.ts';
import { randomId } from './random-id.ts';

/**
 * A quote as it is when a form begins with it: what a list or dialog read before its visitor answered would be what the
 * form keeps. Nothing is asked without an id.
 */
export function useQuoteOfNow(id: string | null) {
  // Each visit has an entry of its own among what was read.
  const [visit] = useState(randomId);
  return useSWR<WebQuote, unknown>(
    id && [pathOf(getWebQuote, { id }), visit],
    ([path]: [string, string]) => api.get<WebQuote>(path),
    { revalidateOnFocus: false },
  );
}
