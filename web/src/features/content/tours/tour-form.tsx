import type { Tour } from '@bitacora/contracts';
import { EyeIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ContentFormFrame } from '../content-form.tsx';
import { ImageField } from '../images/image-field.tsx';
import { LongInput } from '../long-input.tsx';
import { words } from '../words.ts';
import { ItemsInput } from './items-input.tsx';
import { previewOf } from './tour-values.ts';
import { useTourForm } from './use-tour-form.ts';

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
        {...(isNew ? { submit: words.tour.create, submitting: words.tour.creating } : {})}
        more={
          <Button look="secondary" onClick={() => setPreviewed(previewOf(stored, form.getValues()))}>
            <EyeIcon aria-hidden="true" className="size-5" />
            {words.tour.preview}
          </Button>
        }
      >
        <FormSection title={words.tour.texts}>
          <TextInput
            label={words.tour.title}
            hint={words.tour.titleHint}
            error={errors.title?.message}
            {...form.register('title')}
          />
          <TextInput
            label={words.tour.caption}
            hint={words.tour.captionHint}
            error={errors.caption?.message}
            {...form.register('caption')}
          />
          <LongInput
            label={words.tour.details}
            hint={words.tour.detailsHint}
            rows={10}
            error={errors.description?.message}
            {...form.register('description')}
          />
        </FormSection>
        <FormSection title={words.tour.facts} text={words.tour.factsText}>
          <TextInput
            label={words.tour.duration}
            hint={words.tour.durationHint}
            isOptional
            error={errors.duration?.message}
            {...form.register('duration')}
          />
          <TextInput
            label={words.tour.season}
            hint={words.tour.seasonHint}
            isOptional
            error={errors.season?.message}
            {...form.register('season')}
          />
          <MoneyField
            name="price_from"
            label={words.tour.priceFrom}
            hint={words.tour.priceFromHint}
            isOptional
            control={form.control}
          />
        </FormSection>
        <ItemsInput form={form} list="items" />
        <ItemsInput form={form} list="excludes" />
        <FormSection title={words.tour.picture}>
          <ImageField
            name="picture"
            label={words.tour.picture}
            value={picture.value}
            onChange={picture.onChange}
            without={words.image.without}
            error={errors.picture?.message ?? errors.picture?.id?.message}
            altError={errors.picture?.alt?.message}
          />
        </FormSection>
        <FormSection title={words.tours.active} text={words.tour.activeText}>
          <Checkbox label={words.tour.active} {...form.register('active')} />
        </FormSection>
      </ContentFormFrame>
      {previewed && <Preview tour={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
