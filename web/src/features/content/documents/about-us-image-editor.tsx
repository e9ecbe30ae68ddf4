import type { StoredImage, WebDocument, WebDocumentBody } from '@bitacora/contracts';
import { useController } from 'react-hook-form';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { FormSection } from '../../../ui/form-section.tsx';
import { ContentFormFrame } from '../content-form.tsx';
import { ImageField } from '../images/image-field.tsx';
import { words } from '../words.ts';
import { draftShapes } from '../draft-shapes.ts';
import { useDocumentForm } from './use-document-form.ts';

interface ImageValues {
  images: { aboutUs: StoredImage | null };
}

const resolver = lazyResolver<ImageValues, WebDocumentBody<'ImagesSections'>>(
  () => import('./about-us-image-rules.ts'),
);

const valuesOf = ({ images }: WebDocument<'ImagesSections'>): ImageValues => ({ images: { aboutUs: images.aboutUs } });

const labels = {
  'images.aboutUs': words.aboutUsImage.label,
  'images.aboutUs.id': words.aboutUsImage.label,
  'images.aboutUs.alt': words.image.alt,
};
const labelsOf = () => labels;

/** The picture of the page that says who the agency is. */
export function AboutUsImageEditor({ stored }: { stored: WebDocument<'ImagesSections'> }) {
  const state = useDocumentForm({
    name: 'ImagesSections',
    shape: draftShapes.ImagesSections,
    stored,
    valuesOf,
    resolver,
    labelsOf,
  });
  const { field } = useController({ control: state.form.control, name: 'images.aboutUs' });
  const errors = state.form.formState.errors.images?.aboutUs;
  return (
    <ContentFormFrame state={state}>
      <FormSection title={words.aboutUsImage.title}>
        <ImageField
          name="images.aboutUs"
          label={words.aboutUsImage.label}
          value={field.value}
          onChange={field.onChange}
          without={words.aboutUsImage.without}
          error={errors?.message ?? errors?.id?.message}
          altError={errors?.alt?.message}
        />
      </FormSection>
    </ContentFormFrame>
  );
}
