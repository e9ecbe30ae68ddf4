import { tourMessages as messages } from '@bitacora/contracts/messages';
import { useTour } from '../../lib/content/use-tours.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QuoteTour } from './quote-tour.tsx';
import { ShareTour } from './share-tour.tsx';
import { TourDescription } from './tour-description.tsx';
import { TourPicture } from './tour-picture.tsx';
import { TourProgram } from './tour-program.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { useTitleWhileOpen } from './use-title-while-open.ts';

interface TourModalProps {
  slug: string;
  quotePath: string;
  onClose: () => void;
}

/** A tour over the page where it was chosen (specification §2, tour card and modal). */
export default function TourModal({ slug, quotePath, onClose }: TourModalProps) {
  const found = useTour(slug);
  const tour = found.status === 'found' ? found.tour : null;
  const title = tour?.title ?? (found.status === 'unknown' ? messages.unknown.title : messages.title);
  useFocusAfter();
  useTitleWhileOpen(title, tour?.caption ?? messages.description);
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
        <div className="-mx-5 -mt-4 flex flex-col gap-5 sm:-mx-6">
          <TourPicture tour={tour} sizes="(min-width: 36rem) 36rem, 100vw" className="aspect-16/9!" />
          <div className="flex flex-col gap-5 px-5 sm:px-6">
            <p className="text-lead font-medium">{tour.caption}</p>
            <TourDescription tour={tour} />
            <TourProgram tour={tour} heading="h3" />
          </div>
        </div>
      ) : found.status === 'failed' ? (
        <ErrorState onRetry={found.retry} isRetrying={found.isAsking} />
      ) : found.status === 'unknown' ? (
        <p>{messages.unknown.description}</p>
      ) : (
        <Skeleton className="h-80" />
      )}
    </Modal>
  );
}
