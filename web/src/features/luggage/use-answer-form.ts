import {
  answerLuggageRequest,
  choiceLabel,
  getLuggageRequest,
  type LuggageRequest,
  pathOf,
  typedDay,
} from '@bitacora/contracts';
import type { z } from 'zod';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

const texts = words.details;

const ofTicket = new Set(['luggage_departed', 'luggage_pointless']);

interface AnswerValues {
  outcome: string;
  price: string;
  pay_until: string;
  text: string;
}

/** Where it can only be refused, what was said otherwise is no beginning. */
function valuesOf({ answer, is_over: isOver }: LuggageRequest): AnswerValues {
  if (isOver && answer?.outcome !== 'refused') return { outcome: 'refused', price: '', pay_until: '', text: '' };
  return {
    outcome: answer?.outcome ?? '',
    price: answer?.price?.toString() ?? '',
    pay_until: answer?.pay_until ?? '',
    text: answer?.text ?? '',
  };
}

/** The rules of an answer; of a day that cannot be read they say that first. */
const body: z.ZodObject = answerLuggageRequest.body;
const rules = body.safeExtend({ pay_until: typedDay(answerLuggageRequest.body.shape.pay_until) });

/** What the agency answers to a request, in a form; each answer that is another one is mailed. */
export function useAnswerForm(request: LuggageRequest, onSent: () => unknown) {
  return useFormLife<AnswerValues, AnswerValues, unknown>({
    start: valuesOf(request),
    draft: { name: `luggage-answer.${request.id}${request.is_over ? '.refused' : ''}` },
    resolver: rawResolver<AnswerValues>(rules),
    labels: () => ({ outcome: texts.outcome, price: texts.price, pay_until: texts.payUntil, text: texts.text }),
    failed: texts.failed,
    // Refused by where its ticket stands, and not by another version.
    explain: (error) => (isApiError(error) && ofTicket.has(error.code ?? '') ? [describeError(error)] : undefined),
    save: (values, { version }) => api.patch(pathOf(answerLuggageRequest, { id: request.id }), { ...values, version }),
    onSaved: () => {
      notify.success(texts.sent);
      void onSent();
    },
    edited: {
      version: request.version,
      // Of another ticket the same answer is another one: sent again it confirms it for that.
      ...(!request.answer?.is_of_former_ticket && { unchanged: texts.unchanged }),
      readNewest: async () => {
        const newest = await api.get<LuggageRequest>(pathOf(getLuggageRequest, { id: request.id }));
        return { version: newest.version, values: valuesOf(newest) };
      },
      onStoredAlready: () => void onSent(),
      textOf: (name, value) =>
        name === 'outcome' && typeof value === 'string' && value ? choiceLabel('luggage_outcomes', value) : undefined,
    },
  });
}
