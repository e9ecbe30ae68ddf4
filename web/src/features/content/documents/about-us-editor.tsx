import type { WebDocument, WebDocumentBody } from '@bitacora/contracts';
import { useFieldArray } from 'react-hook-form';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { FormSection } from '../../../ui/form-section.tsx';
import { EntryList } from '../../../ui/order/entry-list.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ContentFormFrame } from '../content-form.tsx';
import { LongInput } from '../long-input.tsx';
import { words } from '../words.ts';
import { draftShapes } from '../draft-shapes.ts';
import { useDocumentForm } from './use-document-form.ts';

type AboutUsValues = WebDocumentBody<'AboutUs'>;

const resolver = lazyResolver<AboutUsValues, AboutUsValues>(() => import('./about-us-rules.ts'));

const MOST_ADVISERS = 12;
const texts = words.aboutUs.advisers;

const valuesOf = ({ introduction, vision, mission, advisers }: WebDocument<'AboutUs'>): AboutUsValues => ({
  introduction,
  vision,
  mission,
  advisers: advisers.map(({ name, about }) => ({ name, about })),
});

const labelsOf = ({ advisers }: AboutUsValues) => ({
  introduction: words.aboutUs.introduction,
  vision: words.aboutUs.vision,
  mission: words.aboutUs.mission,
  advisers: texts.title,
  ...Object.fromEntries(
    advisers.flatMap((_, index) => [
      [`advisers.${index}.name`, texts.inEntry(index + 1, texts.name)],
      [`advisers.${index}.about`, texts.inEntry(index + 1, texts.about)],
    ]),
  ),
});

/** Who the agency is, in its own words. */
export function AboutUsEditor({ stored }: { stored: WebDocument<'AboutUs'> }) {
  const state = useDocumentForm({ name: 'AboutUs', shape: draftShapes.AboutUs, stored, valuesOf, resolver, labelsOf });
  const { control, register, formState } = state.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'advisers', keyName: 'key' });
  const { errors } = formState;
  return (
    <ContentFormFrame state={state}>
      <FormSection title={words.aboutUs.title}>
        <LongInput
          label={words.aboutUs.introduction}
          hint={words.aboutUs.introductionHint}
          rows={6}
          error={errors.introduction?.message}
          {...register('introduction')}
        />
        <LongInput label={words.aboutUs.vision} rows={5} error={errors.vision?.message} {...register('vision')} />
        <LongInput label={words.aboutUs.mission} rows={5} error={errors.mission?.message} {...register('mission')} />
      </FormSection>
      <div>
        <h2 className="text-subtitle font-semibold">{texts.title}</h2>
        <p className="text-ink-soft">{texts.text}</p>
      </div>
      <EntryList
        {...{ fields, move, remove, texts }}
        onAdd={() => append({ name: '', about: '' })}
        least={0}
        most={MOST_ADVISERS}
      >
        {(index) => (
          <>
            <TextInput
              label={texts.name}
              error={errors.advisers?.[index]?.name?.message}
              {...register(`advisers.${index}.name`)}
            />
            <TextInput
              label={texts.about}
              hint={texts.aboutHint}
              error={errors.advisers?.[index]?.about?.message}
              {...register(`advisers.${index}.about`)}
            />
          </>
        )}
      </EntryList>
    </ContentFormFrame>
  );
}
