import { journeysByPassengerOfAgency, type JourneyView, pathOf } from '@bitacora/contracts';
import { useState } from 'react';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../../lib/environment.ts';
import { day } from '../../../lib/times.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { PassengerSearch } from '../../../ui/people/passenger-search.tsx';
import type { Traveller } from '../../../lib/passengers/traveller.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { standingOf } from '../model/journey-values.ts';
import { words } from '../words.ts';

type Journeys = Record<'nexts' | 'previous', JourneyView[]>;

interface JourneysOfProps {
  passenger: Traveller;
  onChoose: (view: JourneyView) => void;
}

function JourneysOf({ passenger, onChoose }: JourneysOfProps) {
  const answer = useSWR<Journeys, unknown>(
    pathOf(journeysByPassengerOfAgency, { ruc: AGENCY_RUC, passenger_id: passenger.id }),
  );
  return (
    <Loaded answer={answer} waiting={<Skeleton className="h-28" />} failed={words.copy.journeysFailed}>
      {({ nexts, previous }) => {
        const journeys = [...nexts, ...previous];
        if (journeys.length === 0) return <p className="text-ink-soft">{words.copy.none}</p>;
        return (
          <ul className="grid gap-2">
            {journeys.map((view) => {
              const standing = standingOf(view).length;
              const title = `${view.destination_city.name}, ${day(view.travel_date)}`;
              return (
                <li key={view.journey_id}>
                  <button
                    type="button"
                    aria-label={words.copy.use(title)}
                    className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 rounded-card border border-line px-4 py-2 text-left hover:bg-sea-tint"
                    onClick={() => onChoose(view)}
                  >
                    <span className="font-semibold text-sea">{title}</span>
                    <span className="text-small text-ink-soft">
                      {words.copy.servicesOf(standing)}
                      {standing < view.services.length && `. ${words.copy.withoutCancelled}`}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        );
      }}
    </Loaded>
  );
}

interface CopyJourneyDialogProps {
  onCopy: (view: JourneyView, isWithPassengers: boolean) => void;
  onClose: () => void;
}

/** Another journey to begin from, found by somebody who was on it. */
export function CopyJourneyDialog({ onCopy, onClose }: CopyJourneyDialogProps) {
  const [passenger, setPassenger] = useState<Traveller | null>(null);
  const [isWithPassengers, setIsWithPassengers] = useState(false);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.copy.title}
      actions={
        <Button look="secondary" onClick={onClose}>
          {words.copy.cancel}
        </Button>
      }
    >
      {/* As high as the list that opens in it. */}
      <div className="grid min-h-80 content-start gap-5">
        <p className="text-ink-soft">{words.copy.text}</p>
        <PassengerSearch
          id="copied-passenger"
          label={words.copy.passenger}
          chosen={passenger}
          onChoose={setPassenger}
        />
        {passenger && (
          <>
            <Checkbox
              name="with-passengers"
              label={words.copy.withPassengers}
              checked={isWithPassengers}
              onChange={({ target }) => setIsWithPassengers(target.checked)}
            />
            <JourneysOf key={passenger.id} passenger={passenger} onChoose={(view) => onCopy(view, isWithPassengers)} />
          </>
        )}
      </div>
    </Modal>
  );
}
