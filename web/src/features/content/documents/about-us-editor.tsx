import type { WebDocument, WebDocumentBody } from '@bitacora/contracts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { FormSection } from '../../../ui/form-section.tsx';
import { ContentFormFrame } from '../content-form.tsx';
import { LongInput } from '../long-input.tsx';
import { words } from '../words.ts';
import { useDocumentForm } from './use-document-form.ts';

type AboutUsValues = WebDocumentBody<'AboutUs'>;

const resolver = lazyResolver<AboutUsValues, AboutUsValues>(() => import('./about-us-rules.ts'));

const valuesOf = ({ introduction, vision, mission }: WebDocument<'AboutUs'>) => ({ introduction, vision, mission });

const labels = {
  introduction: words.aboutUs.introduction,
  vision: words.aboutUs.vision,
  mission: words.aboutUs.mission,
};
const labelsOf = () => labels;

/** Who the agency is, in its own words. */
export function AboutUsEditor({ stored }: { stored: WebDocument<'AboutUs'> }) {
  const state = useDocumentForm({ name: 'AboutUs', stored, valuesOf, resolver, labelsOf });
  const { register, formState } = state.form;
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
    </ContentFormFrame>
  );
}
