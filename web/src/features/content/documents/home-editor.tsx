import type { WebDocument, WebDocumentBody } from '@bitacora/contracts';
import { siteContentMessages } from '@bitacora/contracts/messages';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { ContentFormFrame } from '../content-form.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { LongInput } from '../long-input.tsx';
import { useDocumentForm } from './use-document-form.ts';

const messages = siteContentMessages.home;

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
    [`benefits.${index}.title`]: messages.inPart(messages.benefit(index + 1), messages.benefitTitle),
    [`benefits.${index}.text`]: messages.inPart(messages.benefit(index + 1), messages.benefitText),
  });

const labelsOf = ({ benefits }: HomeValues) => ({
  headline: messages.headline,
  lead: messages.lead,
  ...Object.fromEntries(benefits.flatMap((_, index) => benefitLabels(index))),
  'support.title': messages.inPart(messages.support, messages.supportTitle),
  'support.text': messages.inPart(messages.support, messages.supportBody),
});

/** The texts of the home page. */
export function HomeEditor({ stored }: { stored: WebDocument<'Home'> }) {
  const state = useDocumentForm({ name: 'Home', stored, valuesOf, resolver, labelsOf });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <ContentFormFrame state={state}>
      <FormSection title={messages.first}>
        <TextInput
          label={messages.headline}
          hint={messages.headlineHint}
          error={errors.headline?.message}
          {...register('headline')}
        />
        <LongInput
          label={messages.lead}
          hint={messages.leadHint}
          rows={3}
          error={errors.lead?.message}
          {...register('lead')}
        />
      </FormSection>
      <FormSection title={messages.benefits} text={messages.benefitsText}>
        {stored.benefits.map((_, index) => (
          <fieldset key={index} className="flex flex-col gap-3 border-t border-line pt-4">
            <legend className="float-left mb-1 font-semibold">{messages.benefit(index + 1)}</legend>
            <TextInput
              label={messages.benefitTitle}
              error={errors.benefits?.[index]?.title?.message}
              {...register(`benefits.${index}.title`)}
            />
            <LongInput
              label={messages.benefitText}
              rows={2}
              error={errors.benefits?.[index]?.text?.message}
              {...register(`benefits.${index}.text`)}
            />
          </fieldset>
        ))}
      </FormSection>
      <FormSection title={messages.support} text={messages.supportText}>
        <TextInput
          label={messages.supportTitle}
          error={errors.support?.title?.message}
          {...register('support.title')}
        />
        <LongInput
          label={messages.supportBody}
          rows={3}
          error={errors.support?.text?.message}
          {...register('support.text')}
        />
      </FormSection>
    </ContentFormFrame>
  );
}
