import type { Tour } from '@bitacora/contracts';
import { words } from '../../features/content/words.ts';
import { TourCard } from '../../features/tours/tour-card.tsx';
import { TourContent } from '../../features/tours/tour-content.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';

/** A tour as it would be: the card of the lists, and what opens from it. Nothing in the card can be pressed. */
export function TourPreview({ tour, onClose }: { tour: Tour; onClose: () => void }) {
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={words.tour.preview}
      actions={<Button onClick={onClose}>{words.tour.closePreview}</Button>}
    >
      <p className="text-small text-ink-soft">{words.tour.previewText}</p>
      <h3 className="mt-4 mb-2 font-semibold">{words.tour.previewCard}</h3>
      <div inert className="mx-auto max-w-72">
        <TourCard tour={tour} heading="h3" isOver={false} priority />
      </div>
      <h3 className="mt-6 mb-2 font-semibold">{words.tour.previewPage}</h3>
      <article className="overflow-hidden rounded-card border border-line">
        <p className="px-5 py-3 text-subtitle font-semibold sm:px-6">{tour.title}</p>
        <TourContent tour={tour} />
      </article>
    </DialogFrame>
  );
}
