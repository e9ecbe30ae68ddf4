import type { RegisteredPassenger } from '@bitacora/contracts';
import { CheckCircleIcon } from '@heroicons/react/20/solid';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { nameOf } from '../../lib/passengers/passenger-values.ts';
import { words } from './words.ts';

const { saved: messages } = words;

interface SavedPassengersProps {
  passengers: readonly RegisteredPassenger[];
  onOthers: () => void;
}

function accountOf({ account, user_id, email, is_mailed, is_mail_held }: RegisteredPassenger): string {
  if (account) return messages.unconfirmed;
  if (user_id === null) return messages.withoutAccount;
  if (email !== null && is_mailed) return messages.mailed(email);
  if (email !== null && is_mail_held) return messages.notMailed(email);
  return email === null ? messages.withoutEmail : messages.linked;
}

/** What became of the form: who was saved, what each one got, and where to go on. */
export function SavedPassengers({ passengers, onOthers }: SavedPassengersProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const registered = passengers.filter((one) => one.is_registered).length;
  const ids = passengers.map(({ id }) => id).join(',');
  useEffect(() => {
    // The submit is gone with the focus on it.
    title.current?.focus();
  }, []);
  return (
    <Card isAccented className="grid gap-5">
      <h2 ref={title} tabIndex={-1} className="flex gap-2 text-subtitle font-semibold outline-none">
        <CheckCircleIcon aria-hidden className="mt-0.5 size-6 shrink-0 text-ok" />
        {messages.title(registered, passengers.length - registered)}
      </h2>
      <ul className="divide-y divide-line">
        {passengers.map((passenger) => (
          <li key={passenger.id} className="py-3">
            <TextLink to={paths.passenger(passenger.id)} className="inline-flex min-h-11 items-center">
              {nameOf(passenger)}
            </TextLink>
            <p className="text-small text-ink-soft wrap-anywhere">{accountOf(passenger)}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <LinkButton to={`${paths.newJourney}?passengers=${ids}`}>
          {passengers.length === 1 ? messages.newJourneyOfOne : messages.newJourney}
        </LinkButton>
        <Button look="secondary" onClick={onOthers}>
          {messages.others}
        </Button>
      </div>
    </Card>
  );
}
