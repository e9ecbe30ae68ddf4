import type { WebDocument, WebDocumentBody } from '@bitacora/contracts';
import { useFieldArray } from 'react-hook-form';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { EntryList } from '../../../ui/order/entry-list.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ContentFormFrame } from '../content-form.tsx';
import { LongInput } from '../long-input.tsx';
import { words } from '../words.ts';
import { draftShapes } from '../draft-shapes.ts';
import { useDocumentForm } from './use-document-form.ts';

const MOST_ENTRIES = 30;

type QuestionsValues = WebDocumentBody<'QuestionsAndAnswers'>;

const resolver = lazyResolver<QuestionsValues, QuestionsValues>(() => import('./questions-rules.ts'));

const valuesOf = ({ entries }: WebDocument<'QuestionsAndAnswers'>): QuestionsValues => ({
  entries: entries.map(({ question, answer }) => ({ question, answer })),
});

const labelsOf = ({ entries }: QuestionsValues) =>
  Object.fromEntries([
    ['entries', words.questions.title],
    ...entries.flatMap((_, index) => [
      [`entries.${index}.question`, words.questions.inEntry(index + 1, words.questions.question)],
      [`entries.${index}.answer`, words.questions.inEntry(index + 1, words.questions.answer)],
    ]),
  ]);

/** The questions with their answers: written, added, moved and taken away. */
export function QuestionsEditor({ stored }: { stored: WebDocument<'QuestionsAndAnswers'> }) {
  const state = useDocumentForm({
    name: 'QuestionsAndAnswers',
    shape: draftShapes.QuestionsAndAnswers,
    stored,
    valuesOf,
    resolver,
    labelsOf,
  });
  const { control, register, formState } = state.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'entries', keyName: 'key' });
  return (
    <ContentFormFrame state={state}>
      <EntryList
        {...{ fields, move, remove }}
        onAdd={() => append({ question: '', answer: '' })}
        least={1}
        most={MOST_ENTRIES}
        texts={words.questions}
      >
        {(index) => {
          const errors = formState.errors.entries?.[index];
          return (
            <>
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
            </>
          );
        }}
      </EntryList>
    </ContentFormFrame>
  );
}
