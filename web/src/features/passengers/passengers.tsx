import { passengerMessages as messages } from '@bitacora/contracts/messages';
import { UserGroupIcon } from '@heroicons/react/24/outline';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PassengerRows } from './passenger-rows.tsx';
import { PassengerSearch } from './passenger-search.tsx';
import { usePassengers } from './use-passengers.ts';

function LoadingRows() {
  return (
    <div aria-hidden className="grid gap-3">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </div>
  );
}

function Found({ search, onSearch }: PassengersProps) {
  const { passengers, count, hasMore, more, isValidating, error, retry } = usePassengers(search);
  if (!passengers) {
    if (error === undefined) return <LoadingRows />;
    return <ErrorState title={messages.loadFailed} onRetry={() => void retry()} isRetrying={isValidating} />;
  }
  if (passengers.length === 0) {
    return (
      <EmptyState
        icon={<UserGroupIcon aria-hidden />}
        title={search ? messages.notFound(search) : messages.empty}
        action={
          search && (
            <Button look="secondary" onClick={() => onSearch('')}>
              {messages.clear}
            </Button>
          )
        }
      />
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="tabular text-small text-ink-soft">
        {messages.count(count)}
      </p>
      <PassengerRows passengers={passengers} />
      {hasMore && (
        <Button look="secondary" className="justify-self-center" isBusy={isValidating} onClick={() => void more()}>
          {messages.more}
        </Button>
      )}
    </div>
  );
}

interface PassengersProps {
  search: string;
  onSearch(search: string): void;
}

/** The agency's passengers: found by name, document or e-mail; each row leads to that passenger's journeys. */
export function Passengers({ search, onSearch }: PassengersProps) {
  return (
    <div className="grid gap-5">
      <PassengerSearch search={search} onSearch={onSearch} />
      <Found search={search} onSearch={onSearch} />
    </div>
  );
}
