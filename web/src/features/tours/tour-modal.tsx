import { useTour } from '../../lib/content/use-tours.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QuoteTour } from './quote-tour.tsx';
import { ShareTour } from './share-tour.tsx';
import { TourContent } from './tour-content.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { useTitleWhileOpen } from './use-title-while-open.ts';
import { words } from './words.ts';

interface TourModalProps {
  slug: string;
  quotePath: string;
  onClose: () => void;
}

/** A tour over the page where it was chosen (product 2.2). */
export default function TourModal({ slug, quotePath, onClose }: TourModalProps) {
  const found = useTour(slug);
  const tour = found.status === 'found' ? found.tour : null;
  const title = tour?.title ?? (found.status === 'unknown' ? words.unknown.title : words.title);
  useFocusAfter();
  useTitleWhileOpen(title, tour?.caption ?? words.description);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      actions={
        tour && (
          <>
            <ShareTour tour={tour} isCompact />
            <QuoteTour tour={tour} quotePath={quotePath} />
          </>
        )
      }
    >
      {tour ? (
        <div className="-mx-5 -my-4 sm:-mx-6">
          <TourContent tour={tour} />
        </div>
      ) : found.status === 'failed' ? (
        <ErrorState onRetry={found.retry} isRetrying={found.isAsking} />
      ) : found.status === 'unknown' ? (
        <p>{words.unknown.description}</p>
      ) : (
        <Skeleton className="h-80" />
      )}
    </Modal>
  );
}
