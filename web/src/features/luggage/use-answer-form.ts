import { answerLuggageRequest, choiceLabel, getLuggageRequest, type LuggageRequest, pathOf } from '@bitacora/contracts';
import { api } from '../../lib/api/api.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

const texts = words.details;

interface AnswerValues {
  outcome: string;
  price: string;
  text: string;
}

const valuesOf = ({ answer }: LuggageRequest): AnswerValues => ({
  outcome: answer?.outcome ?? '',
  price: answer?.price?.toString() ?? '',
  text: answer?.text ?? '',
});

/** What the agency answers to a request, in a form; each answer that is another one is mailed. */
export function useAnswerForm(request: LuggageRequest, onSent: () => unknown) {
  return useFormLife<AnswerValues, AnswerValues, unknown>({
    start: valuesOf(request),
    draft: { name: `luggage-answer.${request.id}` },
    resolver: rawResolver(answerLuggageRequest.body),
    labels: () => ({ outcome: texts.outcome, price: texts.price, text: texts.text }),
    failed: texts.failed,
    save: (values, { version }) => api.patch(pathOf(answerLuggageRequest, { id: request.id }), { ...values, version }),
    onSaved: () => {
      notify.success(texts.sent);
      void onSent();
    },
    edited: {
      version: request.version,
      unchanged: texts.unchanged,
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
