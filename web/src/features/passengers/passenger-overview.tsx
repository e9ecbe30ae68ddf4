import { choiceLabel, type PassengerProfile } from '@bitacora/contracts';
import { ageOn } from '@bitacora/kernel';
import { longDay } from '@bitacora/kernel/dates';
import { PencilSquareIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type DetailLine, DetailList } from '../../ui/detail-list.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words as fields } from '../../lib/passengers/words.ts';
import { UnconfirmedAccount } from './unconfirmed-account.tsx';
import { words } from './words.ts';

interface SheetProps {
  title: string;
  children: ReactNode;
}

function Sheet({ title, children }: SheetProps) {
  return (
    <section aria-label={title} className="grid content-start gap-3 rounded-card border border-line bg-white p-5">
      <h2 className="text-subtitle font-bold">{title}</h2>
      {children}
    </section>
  );
}

const known = (lines: readonly (readonly [label: string, value: ReactNode, copied?: string | null])[]): DetailLine[] =>
  lines.flatMap(([label, value, copied]) => (value ? [[label, value, copied ?? undefined] as const] : []));

function AccountBadge({ account, is_active: isActive }: PassengerProfile) {
  if (!isActive) return <Badge tone="bad">{words.isDeactivated}</Badge>;
  if (account === null) return <Badge tone="info">{words.withoutAccount}</Badge>;
  const isOpen = account.state === 'active' || account.state === 'linked';
  return <Badge tone={isOpen ? 'ok' : 'wait'}>{words.accounts[account.state]}</Badge>;
}

function Photos({ front, back }: NonNullable<PassengerProfile['photos']>) {
  const sides = [
    { label: words.photoFront, url: front },
    { label: words.photoBack, url: back },
  ].filter(({ url }) => url !== null);
  return (
    <ul className="grid grid-cols-2 gap-3">
      {sides.map(({ label, url }) => (
        <li key={label}>
          <NewTabLink href={url ?? undefined} className="block">
            <img
              src={url ?? undefined}
              alt={label}
              className="aspect-[8/5] w-full rounded-control border border-line object-cover"
            />
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}

/** Where something can be added or changed, by who may. */
function WayOn({ onClick, children }: { onClick: (() => void) | null; children: ReactNode }) {
  if (!onClick) return null;
  return (
    <Button look="quiet" className="-ml-3 justify-self-start px-3!" {...{ onClick }}>
      <PencilSquareIcon aria-hidden className="size-5" />
      {children}
    </Button>
  );
}

interface PassengerOverviewProps {
  passenger: PassengerProfile;
  /** Ways to reach the passenger, one tap each. */
  contacts: ReactNode;
  /** For who may change them. */
  onAddEmergency: (() => void) | null;
  onPhotos: (() => void) | null;
  onConfirmed: () => Promise<unknown>;
}

/** Who the passenger is, how to reach him or her, and how the account stands. */
export function PassengerOverview(props: PassengerOverviewProps) {
  const { passenger, contacts, onAddEmergency, onPhotos, onConfirmed } = props;
  const isWhole = passenger.is_partial !== true;
  const { personal, contact, emergency_contact: emergency, photos, account } = passenger;
  const emergencyName = emergency && [emergency.first_name, emergency.last_name].filter(Boolean).join(' ');
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {/* One opens it to call: above who it is. */}
      <Sheet title={words.contact}>
        {contacts}
        <DetailList
          lines={known([
            [fields.phone, contact.phone && readablePhone(contact.phone), contact.phone],
            [fields.email, contact.email, contact.email],
            [fields.address, contact.address],
          ])}
        />
        {!contact.phone && !contact.email && <p className="text-ink-soft">{words.withoutContact}</p>}
      </Sheet>
      <Sheet title={words.person}>
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{words.age(ageOn(personal.birth_date, todayInGuayaquil()))}</span>
          {isWhole && <AccountBadge {...passenger} />}
        </div>
        <DetailList
          lines={known([
            [words.cedula, personal.id_number, personal.id_number],
            [words.passport, personal.passport, personal.passport],
            [fields.birthDate, longDay(personal.birth_date)],
            [fields.gender, choiceLabel('genders', personal.gender)],
            [fields.civilStatus, choiceLabel('civil_statuses', personal.civil_status)],
            [words.photos, photos && photos.front === null ? words.withoutPhotos : null],
          ])}
        />
        {photos?.front === null && <WayOn onClick={onPhotos}>{words.addPhotos}</WayOn>}
      </Sheet>
      {isWhole && (
        <Sheet title={words.emergency}>
          {emergency ? (
            <DetailList
              lines={known([
                [words.name, emergencyName],
                [
                  fields.phone,
                  <a
                    key="phone"
                    href={phoneLink(emergency.phone)}
                    className={`-my-2.5 inline-flex min-h-11 items-center ${textLinkStyle}`}
                  >
                    {readablePhone(emergency.phone)}
                  </a>,
                ],
                [fields.relationship, emergency.relationship],
              ])}
            />
          ) : (
            <>
              <p className="text-ink-soft">{words.withoutEmergency}</p>
              <WayOn onClick={onAddEmergency}>{words.addEmergency}</WayOn>
            </>
          )}
        </Sheet>
      )}
      {photos?.front && (
        <Sheet title={words.photos}>
          <Photos {...photos} />
          <WayOn onClick={onPhotos}>{words.changePhotos}</WayOn>
        </Sheet>
      )}
      {account?.state === 'unconfirmed' && (
        <div className="-mx-4 md:col-span-2 lg:col-span-3">
          <UnconfirmedAccount
            passenger={{ id: passenger.id, ...personal }}
            account={{ ...account, state: 'unconfirmed' }}
            onConfirmed={onConfirmed}
          />
        </div>
      )}
    </div>
  );
}
