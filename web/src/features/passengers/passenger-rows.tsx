import type { PassengerAnswer } from '@bitacora/contracts';
import { passengerMessages as messages } from '@bitacora/contracts/messages';
import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { Link } from 'react-router-dom';
import { UnconfirmedAccount } from './unconfirmed-account.tsx';

const columns = 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)_1.25rem]';

function Cell({ label, value }: { label: string; value: string | null }) {
  return (
    <span className={`tabular wrap-anywhere text-small md:text-body ${value ? '' : 'max-md:hidden'}`}>
      <span className="sr-only">{label}: </span>
      {value ?? messages.withoutValue}
    </span>
  );
}

/** One row a passenger; the row is the link, and on a phone it is a card. */
export function PassengerRows({ passengers }: { passengers: readonly PassengerAnswer[] }) {
  return (
    <div className="md:rounded-card md:border md:border-line md:bg-white">
      <div aria-hidden className={`hidden gap-4 px-4 py-3 text-small text-ink-soft md:grid ${columns}`}>
        <span>{messages.name}</span>
        <span>{messages.idNumber}</span>
        <span>{messages.email}</span>
        <span>{messages.phone}</span>
      </div>
      <ul className="grid gap-3 md:gap-0">
        {passengers.map((passenger) => {
          const { id, first_name, last_name, id_number, passport, email, phone, account } = passenger;
          return (
            <li
              key={id}
              className="max-md:rounded-card max-md:border max-md:border-line max-md:bg-white md:border-t md:border-line"
            >
              <Link
                to={`/admin/passengers/${id}`}
                state={{ name: `${first_name} ${last_name}` }}
                className={`relative grid min-h-14 items-center gap-x-4 gap-y-0.5 px-4 py-3 hover:bg-sea-tint max-md:rounded-card max-md:pr-10 md:[li:last-child>&]:rounded-b-card ${columns}`}
              >
                <span className="font-semibold text-sea wrap-anywhere">
                  {last_name}, {first_name}
                </span>
                <Cell label={messages.idNumber} value={id_number ?? passport} />
                <Cell label={messages.email} value={email} />
                <Cell label={messages.phone} value={phone} />
                <ChevronRightIcon
                  aria-hidden
                  className="size-5 text-ink-soft max-md:absolute max-md:top-1/2 max-md:right-3 max-md:-translate-y-1/2"
                />
              </Link>
              {account && <UnconfirmedAccount passenger={passenger} email={account.email} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
