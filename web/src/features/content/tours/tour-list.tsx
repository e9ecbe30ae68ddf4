import type { Tour } from '@bitacora/contracts';
import { MapIcon } from '@heroicons/react/24/outline';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { Announcement } from '../../../ui/order/announcement.tsx';
import { useAnnouncement } from '../../../ui/order/use-announcement.ts';
import { useDragOrder } from '../../../ui/order/use-drag-order.ts';
import { words as orderWords } from '../../../ui/order/words.ts';
import { words } from '../words.ts';
import { TourRow } from './tour-row.tsx';
import { useTourChanges, useToursToEdit } from './use-tours-to-edit.ts';

function Tours({ tours }: { tours: readonly Tour[] }) {
  const { move, show } = useTourChanges(tours);
  const { said, say } = useAnnouncement();
  const onMove = (from: number, to: number) => {
    const title = tours[from]?.title ?? '';
    void move(from, to).then((isSaved) => {
      if (isSaved) say(orderWords.moved(title, to + 1, tours.length));
    });
  };
  const drag = useDragOrder(onMove);
  return (
    <>
      <p className="tabular mb-3 text-small text-ink-soft">
        {words.tours.count(tours.length, tours.filter(({ active }) => active).length)}
      </p>
      <Announcement said={said} />
      <ol className="flex flex-col gap-3">
        {tours.map((tour, index) => (
          <TourRow
            key={tour.id}
            tour={tour}
            index={index}
            count={tours.length}
            drag={drag}
            onMove={onMove}
            onShow={(isActive) => void show(tour, isActive)}
          />
        ))}
      </ol>
    </>
  );
}

/** The agency's tours: being loaded, none yet, not to be had, or there. */
export function TourList() {
  return (
    <Loaded
      answer={useToursToEdit()}
      waiting={<SkeletonRows count={5} className="h-32 rounded-card sm:h-22" />}
      failed={words.tours.loadFailed}
      stale={false}
    >
      {(tours) =>
        tours.length > 0 ? (
          <Tours tours={tours} />
        ) : (
          <EmptyState
            icon={<MapIcon aria-hidden />}
            title={words.tours.empty}
            action={<LinkButton to={paths.newTour}>{words.tours.add}</LinkButton>}
          >
            {words.tours.emptyText}
          </EmptyState>
        )
      }
    </Loaded>
  );
}
