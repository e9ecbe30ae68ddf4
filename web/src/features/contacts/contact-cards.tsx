import { ChatBubbleLeftRightIcon, EnvelopeIcon, MapPinIcon, PhoneIcon } from '@heroicons/react/24/outline';
import type { ComponentType, ReactNode } from 'react';
import type { Agency } from '../../lib/agency.ts';
import { chatLink, mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { describeHours } from '../../lib/opening-hours.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { OpenBadge } from './open-badge.tsx';
import { words } from './words.ts';

const linkStyle = `${textLinkStyle} inline-flex min-h-11 items-center wrap-anywhere`;

function Way({
  Icon,
  name,
  children,
}: {
  Icon: ComponentType<{ className?: string }>;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className="relative py-3 pl-10">
      <dt className="text-small text-ink-soft">
        <Icon aria-hidden="true" className="absolute top-3.5 left-0 size-6 text-sea" />
        {name}
      </dt>
      {children}
    </div>
  );
}

/** Address, phone, e-mail and chat. */
export function GeneralContacts({ agency }: { agency: Agency }) {
  return (
    <section>
      <h2 className="text-title font-bold tracking-tight">{words.general}</h2>
      <dl className="mt-2 divide-y divide-line">
        <Way Icon={MapPinIcon} name={words.address}>
          <dd>{agency.address}</dd>
        </Way>
        <Way Icon={PhoneIcon} name={words.phone}>
          <dd>
            <a href={phoneLink(agency.phone)} className={`${linkStyle} tabular text-lead`}>
              {readablePhone(agency.phone)}
            </a>
          </dd>
        </Way>
        <Way Icon={EnvelopeIcon} name={words.email}>
          <dd>
            <a href={mailLink(agency.email)} className={linkStyle}>
              {agency.email}
            </a>
          </dd>
        </Way>
        {agency.chat_numbers.length > 0 && (
          <Way Icon={ChatBubbleLeftRightIcon} name={words.chat}>
            {agency.chat_numbers.map(({ label, number }) => (
              <dd key={number}>
                <NewTabLink href={chatLink(number)} className={linkStyle}>
                  {words.chatWith(label)}
                </NewTabLink>
              </dd>
            ))}
          </Way>
        )}
      </dl>
      <p className="tabular text-small text-ink-soft">
        {words.ruc(agency.ruc)}
        {agency.registration_number && <span className="block">{words.registration(agency.registration_number)}</span>}
      </p>
    </section>
  );
}

/** The number that answers at any hour. */
export function EmergencyContact({ agency }: { agency: Agency }) {
  const number = agency.emergency_phone;
  return (
    <section className="flex flex-col items-start gap-2 rounded-card bg-sea p-6 text-white [&_:focus-visible]:outline-white">
      <h2 className="text-subtitle font-bold">{words.emergency}</h2>
      <p className="tabular text-headline font-black tracking-tight">{readablePhone(number)}</p>
      <p>{words.emergencyText}</p>
      <div className="mt-2 flex flex-wrap gap-3 print:hidden">
        <a href={phoneLink(number)} className={buttonStyle('main')}>
          {words.emergencyCall}
        </a>
        <NewTabLink href={chatLink(number)} className={buttonStyle('secondary')}>
          {words.emergencyChat}
        </NewTabLink>
      </div>
    </section>
  );
}

/** The regular hours. */
export function Hours({ agency }: { agency: Agency }) {
  return (
    <section className="rounded-card border border-line bg-white p-6">
      <h2 className="text-subtitle font-bold">{words.hours}</h2>
      <div className="mt-3">
        <OpenBadge agency={agency} />
      </div>
      <dl className="mt-3 divide-y divide-line">
        {describeHours(agency.opening_hours).map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="font-medium">{days}</dt>
            <dd className="tabular">{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-small text-ink-soft">{words.hoursNote}</p>
    </section>
  );
}
