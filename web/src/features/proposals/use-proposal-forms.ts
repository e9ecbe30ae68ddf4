import {
  acceptProposal,
  askAboutProposal,
  type OpenProposal,
  pathOf,
  type QuotedTraveller,
  quotedTravellers,
  QUOTED_TRAVELLERS,
} from '@bitacora/contracts';
import { api } from '../../lib/api/api.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

const { travellers: texts, question } = words;

export interface TravellersValues {
  travellers: QuotedTraveller[];
}

/** As many rows as an answer takes. */
export const travellersOf = (proposal: OpenProposal): QuotedTraveller[] =>
  quotedTravellers(proposal).slice(0, QUOTED_TRAVELLERS);

/** What a row is called: adults and children are counted apart. */
export function rowTitle(rows: readonly QuotedTraveller[], index: number): string {
  const kind = rows[index]?.kind ?? 'adult';
  return texts[kind](rows.slice(0, index + 1).filter((one) => one.kind === kind).length);
}

/** The yes of a visitor, with who travels; after it the names alone. */
export function useAccept(token: string, proposal: OpenProposal, onAccepted: () => unknown) {
  const start = { travellers: travellersOf(proposal) };
  return useFormLife<TravellersValues, TravellersValues, unknown>({
    start,
    resolver: rawResolver<TravellersValues>(acceptProposal.body),
    labels: ({ travellers }) =>
      Object.fromEntries(
        travellers.flatMap((_, index) => [
          [`travellers.${index}.first_name`, `${rowTitle(travellers, index)}: ${texts.firstName}`],
          [`travellers.${index}.last_name`, `${rowTitle(travellers, index)}: ${texts.lastName}`],
        ]),
      ),
    failed: texts.failed,
    save: (values, { keys }) =>
      api.post(pathOf(acceptProposal, { token }), values, { idempotencyKey: keys.keyFor(values) }),
    onSaved: () => {
      notify.success(proposal.accepted_at ? texts.keptToast : texts.acceptedToast);
      void onAccepted();
    },
  });
}

interface QuestionValues {
  question: string;
}

/** What a visitor asks about the proposal. */
export function useQuestion(token: string, onAsked: () => unknown) {
  return useFormLife<QuestionValues, QuestionValues, unknown>({
    start: { question: '' },
    isShort: true,
    resolver: rawResolver<QuestionValues>(askAboutProposal.body),
    labels: () => ({ question: question.label }),
    failed: question.failed,
    save: (values, { keys }) =>
      api.post(pathOf(askAboutProposal, { token }), values, { idempotencyKey: keys.keyFor(values) }),
    onSaved: () => void onAsked(),
  });
}
