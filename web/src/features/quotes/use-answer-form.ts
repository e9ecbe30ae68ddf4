import { answerQuestion, pathOf, type WebQuote } from '@bitacora/contracts';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

const texts = words.answer;

const answerShape = z.object({ answer: z.string() });
type AnswerValues = z.infer<typeof answerShape>;

/** The answer to a question of a quote, by its number, which is mailed to its visitor. */
export function useAnswerForm(quote: WebQuote, number: number, onSent: () => unknown) {
  return useFormLife<AnswerValues, AnswerValues, WebQuote>({
    start: { answer: '' },
    draft: { name: `answer.${quote.id}.${number}`, shape: answerShape },
    resolver: rawResolver<AnswerValues>(answerQuestion.body),
    labels: () => ({ answer: texts.label }),
    failed: texts.failed,
    save: (values, { keys }) =>
      api.post(pathOf(answerQuestion, { id: quote.id, number: String(number) }), values, {
        idempotencyKey: keys.keyFor(values),
      }),
    onSaved: () => {
      notify.success(texts.sent);
      void onSent();
    },
  });
}
