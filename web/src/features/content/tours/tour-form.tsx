import type { Tour } from '@bitacora/contracts';
import { siteContentMessages } from '@bitacora/contracts/messages';
import { EyeIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ContentFormFrame } from '../content-form.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { ImageField } from '../images/image-field.tsx';
import { LongInput } from '../long-input.tsx';
import { ItemsInput } from './items-input.tsx';
import { previewOf } from './tour-values.ts';
import { useTourForm } from './use-tour-form.ts';

const messages = siteContentMessages.tour;

/** Shows a tour as visitors will see it. */
export type TourPreview = (props: { tour: Tour; onClose: () => void }) => ReactNode;

interface TourFormProps {
  stored: Tour;
  Preview: TourPreview;
}

/** Everything of a tour, with a look at what visitors will see. */
export function TourForm({ stored, Preview }: TourFormProps) {
  const state = useTourForm(stored);
  const { form, isNew } = state;
  const [previewed, setPreviewed] = useState<Tour | null>(null);
  const { field: picture } = useController({ control: form.control, name: 'picture' });
  const { errors } = form.formState;
  return (
    <>
      <ContentFormFrame
        state={state}
        {...(isNew ? { submit: messages.create, submitting: messages.creating } : {})}
        more={
          <Button look="secondary" onClick={() => setPreviewed(previewOf(stored, form.getValues()))}>
            <EyeIcon aria-hidden="true" className="size-5" />
            {messages.preview}
          </Button>
        }
      >
        <FormSection title={messages.texts}>
          <TextInput
            label={messages.title}
            hint={messages.titleHint}
            error={errors.title?.message}
            {...form.register('title')}
          />
          <TextInput
            label={messages.caption}
            hint={messages.captionHint}
            error={errors.caption?.message}
            {...form.register('caption')}
          />
          <LongInput
            label={messages.details}
            hint={messages.detailsHint}
            rows={10}
            error={errors.description?.message}
            {...form.register('description')}
          />
        </FormSection>
        <ItemsInput form={form} />
        <FormSection title={messages.picture}>
          <ImageField
            name="picture"
            label={messages.picture}
            value={picture.value}
            onChange={picture.onChange}
            without={siteContentMessages.image.without}
            error={errors.picture?.message ?? errors.picture?.id?.message}
            altError={errors.picture?.alt?.message}
          />
        </FormSection>
        <FormSection title={siteContentMessages.tours.active} text={messages.activeText}>
          <Checkbox label={messages.active} {...form.register('active')} />
        </FormSection>
      </ContentFormFrame>
      {previewed && <Preview tour={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
