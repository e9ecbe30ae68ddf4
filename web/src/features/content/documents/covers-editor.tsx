import type { StoredImage, WebDocument, WebDocumentBody } from '@bitacora/contracts';
import { PhotoIcon } from '@heroicons/react/24/outline';
import { useController } from 'react-hook-form';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ContentFormFrame } from '../content-form.tsx';
import { words } from '../words.ts';
import { AddCover } from './add-cover.tsx';
import { CoverList } from './cover-list.tsx';
import { draftShapes } from '../draft-shapes.ts';
import { useDocumentForm } from './use-document-form.ts';

const MOST_COVERS = 8;

interface CoversValues {
  images: StoredImage[];
}

const resolver = lazyResolver<CoversValues, WebDocumentBody<'Images_portadas'>>(() => import('./covers-rules.ts'));

const valuesOf = ({ images }: WebDocument<'Images_portadas'>): CoversValues => ({ images });

const labelsOf = ({ images }: CoversValues) =>
  Object.fromEntries([
    ['images', words.covers.title],
    ...images.flatMap((_, index) => [
      [`images.${index}`, words.covers.cover(index + 1)],
      [`images.${index}.id`, words.covers.cover(index + 1)],
      [`images.${index}.alt`, words.covers.altIn(index + 1)],
    ]),
  ]);

/** The images at the beginning of the home page: added, described, put in order and taken away. */
export function CoversEditor({ stored }: { stored: WebDocument<'Images_portadas'> }) {
  const state = useDocumentForm({
    name: 'Images_portadas',
    shape: draftShapes.Images_portadas,
    stored,
    valuesOf,
    resolver,
    labelsOf,
  });
  const { field } = useController({ control: state.form.control, name: 'images' });
  const errors = state.form.formState.errors.images;
  const covers = field.value;
  const problems = covers.map((_, index) => errors?.[index]?.alt?.message ?? errors?.[index]?.id?.message);
  return (
    <ContentFormFrame state={state}>
      <p role="status" className="tabular text-small text-ink-soft">
        {words.covers.count(covers.length)}
      </p>
      {covers.length === 0 ? (
        <EmptyState icon={<PhotoIcon aria-hidden />} title={words.covers.empty}>
          {words.covers.emptyText}
        </EmptyState>
      ) : (
        <CoverList covers={covers} problems={problems} onChange={field.onChange} />
      )}
      <AddCover
        isFull={covers.length >= MOST_COVERS}
        onStored={(image) => field.onChange([...state.form.getValues('images'), { ...image, alt: '' }])}
      />
    </ContentFormFrame>
  );
}
