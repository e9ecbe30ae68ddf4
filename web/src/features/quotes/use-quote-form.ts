import { choiceLabel, getWebQuote, pathOf, updateWebQuote, type WebQuote } from '@bitacora/contracts';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

const quoteShape = z.object({ status: z.string(), owner: z.string(), lost_reason: z.string(), notes: z.string() });
type QuoteValues = z.infer<typeof quoteShape>;

const valuesOf = ({ status, owner, lost_reason, notes }: WebQuote): QuoteValues => ({
  status,
  owner: owner ?? '',
  lost_reason: lost_reason ?? '',
  notes,
});
const versionOf = (quote: WebQuote) => ({ version: quote.version, values: valuesOf(quote) });

const labels = { status: words.status, lost_reason: words.lostReason, owner: words.owner, notes: words.notes };

/** What staff make of a quote, in a form; `onChanged` has what shows it read again. */
export function useQuoteForm(quote: WebQuote, ownerName: (id: string) => string, onChanged: () => unknown) {
  return useFormLife<QuoteValues, QuoteValues, WebQuote>({
    start: valuesOf(quote),
    draft: { name: `quote.${quote.id}`, shape: quoteShape },
    resolver: rawResolver<QuoteValues>(updateWebQuote.body),
    labels: () => labels,
    failed: words.updateFailed,
    save: (values, { version }) => api.patch(pathOf(updateWebQuote, { id: quote.id }), { ...values, version }),
    onSaved: () => {
      notify.success(words.updated);
      void onChanged();
    },
    edited: {
      version: quote.version,
      unchanged: words.unchanged,
      readNewest: async () => versionOf(await api.get<WebQuote>(pathOf(getWebQuote, { id: quote.id }))),
      onStoredAlready: () => void onChanged(),
      textOf: (name, value) => {
        if (typeof value !== 'string' || value === '') return undefined;
        if (name === 'status') return choiceLabel('quote_statuses', value);
        if (name === 'lost_reason') return choiceLabel('quote_losses', value);
        return name === 'owner' ? ownerName(value) : undefined;
      },
    },
  });
}
