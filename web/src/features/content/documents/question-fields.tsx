import type { WebDocumentBody } from '@bitacora/contracts';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { LongInput } from '../long-input.tsx';
import { OrderButtons } from '../order/order-buttons.tsx';
import { words } from '../words.ts';

type Questions = WebDocumentBody<'QuestionsAndAnswers'>;

interface QuestionFieldsProps {
  form: UseFormReturn<Questions, unknown, Questions>;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** One question with its answer, its place, and the way to take it away; the last one stays. */
export function QuestionFields({ form, index, count, onMove, onRemove }: QuestionFieldsProps) {
  const { register, formState } = form;
  const id = useId();
  const errors = formState.errors.entries?.[index];
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-line bg-white p-5 sm:p-6"
    >
      <div className="-my-1 flex items-center justify-between gap-2">
        <h2 id={id} className="text-lead font-semibold">
          {words.questions.entry(index + 1)}
        </h2>
        <OrderButtons name={words.questions.entry(index + 1)} index={index} count={count} onMove={onMove} />
      </div>
      <TextInput
        label={words.questions.question}
        error={errors?.question?.message}
        {...register(`entries.${index}.question`)}
      />
      <LongInput
        label={words.questions.answer}
        hint={words.questions.answerHint}
        rows={5}
        error={errors?.answer?.message}
        {...register(`entries.${index}.answer`)}
      />
      {count > 1 && (
        <Button look="quiet" className="self-start" aria-label={words.questions.remove(index + 1)} onClick={onRemove}>
          {words.questions.removeShort}
        </Button>
      )}
    </div>
  );
}
