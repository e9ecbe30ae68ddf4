import type { WebDocument, WebDocumentBody } from '@bitacora/contracts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { FormSection } from '../../../ui/form-section.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ContentFormFrame } from '../content-form.tsx';
import { LongInput } from '../long-input.tsx';
import { words } from '../words.ts';
import { draftShapes } from '../draft-shapes.ts';
import { useDocumentForm } from './use-document-form.ts';

type HomeValues = WebDocumentBody<'Home'>;

const resolver = lazyResolver<HomeValues, HomeValues>(() => import('./home-rules.ts'));

const valuesOf = ({ headline, lead, benefits, support }: WebDocument<'Home'>): HomeValues => ({
  headline,
  lead,
  benefits: benefits.map(({ title, text }) => ({ title, text })),
  support: { ...support },
});

const benefitLabels = (index: number) =>
  Object.entries({
    [`benefits.${index}.title`]: words.home.inPart(words.home.benefit(index + 1), words.home.benefitTitle),
    [`benefits.${index}.text`]: words.home.inPart(words.home.benefit(index + 1), words.home.benefitText),
  });

const labelsOf = ({ benefits }: HomeValues) => ({
  headline: words.home.headline,
  lead: words.home.lead,
  ...Object.fromEntries(benefits.flatMap((_, index) => benefitLabels(index))),
  'support.title': words.home.inPart(words.home.support, words.home.supportTitle),
  'support.text': words.home.inPart(words.home.support, words.home.supportBody),
});

/** The texts of the home page. */
export function HomeEditor({ stored }: { stored: WebDocument<'Home'> }) {
  const state = useDocumentForm({ name: 'Home', shape: draftShapes.Home, stored, valuesOf, resolver, labelsOf });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <ContentFormFrame state={state}>
      <FormSection title={words.home.first}>
        <TextInput
          label={words.home.headline}
          hint={words.home.headlineHint}
          error={errors.headline?.message}
          {...register('headline')}
        />
        <LongInput
          label={words.home.lead}
          hint={words.home.leadHint}
          rows={3}
          error={errors.lead?.message}
          {...register('lead')}
        />
      </FormSection>
      <FormSection title={words.home.benefits} text={words.home.benefitsText}>
        {stored.benefits.map((_, index) => (
          <fieldset key={index} className="flex flex-col gap-3 border-t border-line pt-4">
            <legend className="float-left mb-1 font-semibold">{words.home.benefit(index + 1)}</legend>
            <TextInput
              label={words.home.benefitTitle}
              error={errors.benefits?.[index]?.title?.message}
              {...register(`benefits.${index}.title`)}
            />
            <LongInput
              label={words.home.benefitText}
              rows={2}
              error={errors.benefits?.[index]?.text?.message}
              {...register(`benefits.${index}.text`)}
            />
          </fieldset>
        ))}
      </FormSection>
      <FormSection title={words.home.support} text={words.home.supportText}>
        <TextInput
          label={words.home.supportTitle}
          error={errors.support?.title?.message}
          {...register('support.title')}
        />
        <LongInput
          label={words.home.supportBody}
          rows={3}
          error={errors.support?.text?.message}
          {...register('support.text')}
        />
      </FormSection>
    </ContentFormFrame>
  );
}
