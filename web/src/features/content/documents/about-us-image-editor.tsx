import type { StoredImage, WebDocument, WebDocumentBody } from '@bitacora/contracts';
import { siteContentMessages } from '@bitacora/contracts/messages';
import { useController } from 'react-hook-form';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { ContentFormFrame } from '../content-form.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { ImageField } from '../images/image-field.tsx';
import { useDocumentForm } from './use-document-form.ts';

const messages = siteContentMessages.aboutUsImage;

interface ImageValues {
  images: { aboutUs: StoredImage | null };
}

const resolver = lazyResolver<ImageValues, WebDocumentBody<'ImagesSections'>>(
  () => import('./about-us-image-rules.ts'),
);

const valuesOf = ({ images }: WebDocument<'ImagesSections'>): ImageValues => ({ images: { aboutUs: images.aboutUs } });

const labels = {
  'images.aboutUs': messages.label,
  'images.aboutUs.id': messages.label,
  'images.aboutUs.alt': siteContentMessages.image.alt,
};
const labelsOf = () => labels;

/** The picture of the page that says who the agency is. */
export function AboutUsImageEditor({ stored }: { stored: WebDocument<'ImagesSections'> }) {
  const state = useDocumentForm({ name: 'ImagesSections', stored, valuesOf, resolver, labelsOf });
  const { field } = useController({ control: state.form.control, name: 'images.aboutUs' });
  const errors = state.form.formState.errors.images?.aboutUs;
  return (
    <ContentFormFrame state={state}>
      <FormSection title={messages.title}>
        <ImageField
          name="images.aboutUs"
          label={messages.label}
          value={field.value}
          onChange={field.onChange}
          without={messages.without}
          error={errors?.message ?? errors?.id?.message}
          altError={errors?.alt?.message}
        />
      </FormSection>
    </ContentFormFrame>
  );
}
