import type { AnswerOf, BodyOf, createWebQuote } from '@bitacora/contracts';
import { homeMessages, toasts } from '@bitacora/contracts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { useIdempotencyKeys } from '../../lib/api/idempotency.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { notify } from '../../ui/toasts/notify.ts';

const messages = homeMessages.quote;

export interface QuoteValues {
  last_name: string;
  first_name: string;
  phone: string;
  email: string;
  n_adults: string;
  n_children: string;
  travel_date: string;
  country: string;
  privacy_accepted: boolean;
  agency: string;
}

/** The form's fields in order, with their labels. */
export const quoteLabels = {
  last_name: messages.lastName,
  first_name: messages.firstName,
  phone: messages.phone,
  email: messages.email,
  n_adults: messages.adults,
  n_children: messages.children,
  travel_date: messages.travelDate,
  country: messages.country,
  privacy_accepted: messages.privacy,
} as const satisfies Partial<Record<keyof QuoteValues, string>>;

const fields = Object.keys(quoteLabels) as (keyof typeof quoteLabels)[];

const empty: QuoteValues = {
  last_name: '',
  first_name: '',
  phone: '',
  email: '',
  n_adults: '1',
  n_children: '0',
  travel_date: '',
  country: '',
  privacy_accepted: false,
  agency: AGENCY_RUC,
};

const loadRules = () => import('./quote-rules.ts');
const resolver = lazyResolver<QuoteValues, BodyOf<typeof createWebQuote>>(loadRules);

/** The quote form's life: idle, loading, then sent or failed with everything typed still there (specification §4). */
export function useQuoteForm() {
  const form = useForm({ defaultValues: empty, resolver });
  const [sentBy, setSentBy] = useState<string | null>(null);
  const [others, setOthers] = useState<string[]>([]);
  const keys = useIdempotencyKeys();

  const submit = form.handleSubmit(async (body) => {
    setOthers([]);
    try {
      const quote = await api.post<AnswerOf<typeof createWebQuote>>('/api/v1/agency/web_quote/', body, {
        idempotencyKey: keys.keyFor(body),
      });
      keys.forget();
      setSentBy(quote.first_name);
      notify.success(toasts.quoteCreated);
    } catch (error) {
      const unplaced = showServerErrors(form, error, fields);
      const isAboutFields = isApiError(error) && error.kind === 'fields';
      setOthers(isAboutFields ? unplaced : [describeError(error)]);
      notify.error(toasts.quoteFailed);
    }
  });

  return { form, submit, sentBy, others, preload: () => void loadRules() };
}
