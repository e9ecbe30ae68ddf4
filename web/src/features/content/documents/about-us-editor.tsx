import type { WebDocument, WebDocumentBody } from '@bitacora/contracts';
import { siteContentMessages } from '@bitacora/contracts/messages';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { ContentFormFrame } from '../content-form.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { LongInput } from '../long-input.tsx';
import { useDocumentForm } from './use-document-form.ts';

const messages = siteContentMessages.aboutUs;

type AboutUsValues = WebDocumentBody<'AboutUs'>;

const resolver = lazyResolver<AboutUsValues, AboutUsValues>(() => import('./about-us-rules.ts'));

const valuesOf = ({ introduction, vision, mission }: WebDocument<'AboutUs'>) => ({ introduction, vision, mission });

const labels = { introduction: messages.introduction, vision: messages.vision, mission: messages.mission };
const labelsOf = () => labels;

/** Who the agency is, in its own words. */
export function AboutUsEditor({ stored }: { stored: WebDocument<'AboutUs'> }) {
  const state = useDocumentForm({ name: 'AboutUs', stored, valuesOf, resolver, labelsOf });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <ContentFormFrame state={state}>
      <FormSection title={messages.title}>
        <LongInput
          label={messages.introduction}
          hint={messages.introductionHint}
          rows={6}
          error={errors.introduction?.message}
          {...register('introduction')}
        />
        <LongInput label={messages.vision} rows={5} error={errors.vision?.message} {...register('vision')} />
        <LongInput label={messages.mission} rows={5} error={errors.mission?.message} {...register('mission')} />
      </FormSection>
    </ContentFormFrame>
  );
}
