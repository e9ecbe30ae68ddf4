import type { Tour } from '@bitacora/contracts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { EditorPage, EditorSkeleton } from '../editor-page.tsx';
import { usePublish } from '../use-publish.ts';
import { words } from '../words.ts';
import { DeleteTour } from './delete-tour.tsx';
import { TourForm, type TourPreview } from './tour-form.tsx';
import { emptyTour } from './tour-values.ts';
import { useToursToEdit } from './use-tours-to-edit.ts';

/** A tour that is not there yet. */
export function NewTour({ Preview }: { Preview: TourPreview }) {
  usePageTitle(words.tour.newTitle, words.tour.newDescription);
  return (
    <EditorPage title={words.tour.newTitle}>
      <TourForm stored={emptyTour} Preview={Preview} />
    </EditorPage>
  );
}

function UnknownTour() {
  return (
    <EmptyState title={words.tour.unknown} action={<LinkButton to={paths.content}>{words.back}</LinkButton>}>
      {words.tour.unknownText}
    </EmptyState>
  );
}

/** A tour of the list. When somebody removes it meanwhile, what is being typed stays until the person goes. */
function FoundTour({ tours, id, Preview }: { tours: readonly Tour[]; id: string; Preview: TourPreview }) {
  const navigate = useNavigate();
  const publish = usePublish();
  const listed = tours.find((tour) => tour.id === id);
  const [first] = useState(listed);
  const [isDeleted, setIsDeleted] = useState(false);
  useEffect(() => {
    if (isDeleted) void navigate(paths.content);
  }, [isDeleted, navigate]);
  const tour = listed ?? first;
  if (isDeleted) return null;
  if (!tour) return <UnknownTour />;
  const onDeleted = () => {
    setIsDeleted(true);
    void publish.tours(tours.filter((one) => one.id !== id));
  };
  return (
    <>
      <TourForm stored={tour} Preview={Preview} />
      <div className="mt-8 border-t border-line pt-6">
        <DeleteTour tour={tour} onDeleted={onDeleted} />
      </div>
    </>
  );
}

export function StoredTour({ id, Preview }: { id: string; Preview: TourPreview }) {
  usePageTitle(words.tour.editTitle, words.tour.editDescription);
  const answer = useToursToEdit();
  const tour = answer.data?.find((one) => one.id === id);
  return (
    <EditorPage title={tour?.title ?? words.tour.editTitle} {...(tour?.active ? { page: paths.tour(tour.slug) } : {})}>
      <Loaded answer={answer} waiting={<EditorSkeleton />} failed={words.tours.loadFailed} stale={false}>
        {(tours) => <FoundTour tours={tours} id={id} Preview={Preview} />}
      </Loaded>
    </EditorPage>
  );
}
