import { fullName } from '@bitacora/kernel/full-name';
import { usePassenger } from '../../features/passengers/use-passenger.ts';
import { words } from '../../features/staff-journey/words.ts';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PassengerContacts } from './passenger-contacts.tsx';

/** The holder of a journey, one tap away. */
export function HolderContacts({ holder }: { holder: string }) {
  const passenger = usePassenger(holder);
  return (
    <Loaded answer={passenger} waiting={<Skeleton className="mb-2 h-14" />} failed={words.holderFailed} stale={false}>
      {({ personal, contact }) => (
        <div role="group" aria-label={words.reachHolder(fullName(personal))} className="mb-2">
          <PassengerContacts
            contact={contact}
            otherwise={<p className="text-small text-ink-soft">{words.holderUnreachable}</p>}
          />
        </div>
      )}
    </Loaded>
  );
}
