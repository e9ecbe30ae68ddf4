import type { WebDocument, WebDocumentBody } from '@bitacora/contracts';
import { PlusIcon } from '@heroicons/react/20/solid';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { ContentFormFrame } from '../content-form.tsx';
import { Announcement } from '../order/announcement.tsx';
import { useAnnouncement } from '../order/use-announcement.ts';
import { words } from '../words.ts';
import { QuestionFields } from './question-fields.tsx';
import { useDocumentForm } from './use-document-form.ts';

const MOST_ENTRIES = 30;

export type QuestionsValues = WebDocumentBody<'QuestionsAndAnswers'>;

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
  const state = useDocumentForm({ name: 'QuestionsAndAnswers', stored, valuesOf, resolver, labelsOf });
  const { control } = state.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'entries', keyName: 'key' });
  const { said, say } = useAnnouncement();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <ContentFormFrame state={state}>
      <Announcement said={said} />
      <ol className="flex flex-col gap-4 sm:gap-6">
        {fields.map(({ key }, index) => (
          <li key={key}>
            <QuestionFields
              form={state.form}
              index={index}
              count={fields.length}
              onMove={(from, to) => {
                move(from, to);
                say(words.moved(words.questions.entry(from + 1), to + 1, fields.length));
              }}
              onRemove={() => {
                remove(index);
                say(words.questions.removedAt(index + 1));
                // The row is gone, and the focus with it.
                add.current?.focus();
              }}
            />
          </li>
        ))}
      </ol>
      {fields.length < MOST_ENTRIES ? (
        <Button ref={add} look="secondary" className="self-start" onClick={() => append({ question: '', answer: '' })}>
          <PlusIcon aria-hidden="true" className="size-5" />
          {words.questions.add}
        </Button>
      ) : (
        <p className="text-small text-ink-soft">{words.questions.full}</p>
      )}
    </ContentFormFrame>
  );
}
