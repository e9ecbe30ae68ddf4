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

const MOST_ENTRIES = 12;
const texts = words.testimonials;

type TestimonialsValues = WebDocumentBody<'Testimonials'>;

const resolver = lazyResolver<TestimonialsValues, TestimonialsValues>(() => import('./testimonials-rules.ts'));

const valuesOf = ({ entries }: WebDocument<'Testimonials'>): TestimonialsValues => ({
  entries: entries.map(({ text, name, journey }) => ({ text, name, journey })),
});

const labelsOf = ({ entries }: TestimonialsValues) =>
  Object.fromEntries([
    ['entries', texts.title],
    ...entries.flatMap((_, index) =>
      (['text', 'name', 'journey'] as const).map((field) => [
        `entries.${index}.${field}`,
        texts.inEntry(index + 1, texts[field]),
      ]),
    ),
  ]);

/** What travellers wrote of their journeys; without any the site says nothing of it. */
export function TestimonialsEditor({ stored }: { stored: WebDocument<'Testimonials'> }) {
  const state = useDocumentForm({
    name: 'Testimonials',
    shape: draftShapes.Testimonials,
    stored,
    valuesOf,
    resolver,
    labelsOf,
  });
  const { control, register, formState } = state.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'entries', keyName: 'key' });
  return (
    <ContentFormFrame state={state}>
      {fields.length === 0 && <p className="text-ink-soft">{texts.empty}</p>}
      <EntryList
        {...{ fields, move, remove, texts }}
        onAdd={() => append({ text: '', name: '', journey: '' })}
        least={0}
        most={MOST_ENTRIES}
      >
        {(index) => {
          const errors = formState.errors.entries?.[index];
          return (
            <>
              <LongInput
                label={texts.text}
                hint={texts.textHint}
                rows={4}
                error={errors?.text?.message}
                {...register(`entries.${index}.text`)}
              />
              <TextInput
                label={texts.name}
                hint={texts.nameHint}
                error={errors?.name?.message}
                {...register(`entries.${index}.name`)}
              />
              <TextInput
                label={texts.journey}
                hint={texts.journeyHint}
                error={errors?.journey?.message}
                {...register(`entries.${index}.journey`)}
              />
            </>
          );
        }}
      </EntryList>
    </ContentFormFrame>
  );
}
