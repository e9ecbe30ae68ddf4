import { pathOf, sendProposal, typedDay, type WebQuote } from '@bitacora/contracts';
import { addDays } from '@bitacora/kernel';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { words } from './words.ts';

const texts = words.proposal;

const proposalShape = z.object({
  services: z.array(z.object({ kind: z.string(), text: z.string() })),
  price: z.string(),
  valid_until: z.string(),
  message: z.string(),
});
export type ProposalValues = z.infer<typeof proposalShape>;

/** The rules of a proposal; of a day that cannot be read they say that first. */
const body: z.ZodObject = sendProposal.body;
const rules = body.safeExtend({ valid_until: typedDay(sendProposal.body.shape.valid_until) });

/** How long a proposal holds, unless the adviser says otherwise. */
const USUAL_DAYS = 7;

/** What a new version begins with: the one before, for as long as usual. */
const startOf = ({ proposals }: WebQuote): ProposalValues => {
  const last = proposals.at(-1);
  return {
    services: last?.services.map((service) => ({ ...service })) ?? [{ kind: '', text: '' }],
    price: last ? String(last.price) : '',
    valid_until: addDays(todayInGuayaquil(), USUAL_DAYS),
    message: last?.message ?? '',
  };
};

/** A proposal that is written, and mailed; who sends it answers the quote from then on, where nobody did. */
export function useProposalForm(quote: WebQuote, employee: string | undefined, onSent: () => unknown) {
  return useFormLife<ProposalValues, ProposalValues, WebQuote>({
    start: startOf(quote),
    draft: { name: `proposal.${quote.id}`, shape: proposalShape },
    resolver: rawResolver<ProposalValues>(rules),
    labels: ({ services }) => ({
      ...Object.fromEntries(
        services.flatMap((_, index) => [
          [`services.${index}.kind`, `${texts.services.entry(index + 1)}: ${texts.services.kind}`],
          [`services.${index}.text`, `${texts.services.entry(index + 1)}: ${texts.services.text}`],
        ]),
      ),
      services: texts.services.title,
      price: texts.price,
      valid_until: texts.validUntil,
      message: texts.message,
    }),
    failed: texts.failed,
    save: (values, { keys }) => {
      const body = { ...values, owner: quote.owner ?? employee ?? '' };
      return api.post(pathOf(sendProposal, { id: quote.id }), body, { idempotencyKey: keys.keyFor(body) });
    },
    onSaved: () => {
      notify.success(texts.sent);
      void onSent();
    },
  });
}
