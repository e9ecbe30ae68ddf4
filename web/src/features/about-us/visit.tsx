import type { ReactNode } from 'react';
import { type Agency, useAgency } from '../../lib/agency.ts';
import { mailLink, mapLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { describeHours } from '../../lib/opening-hours.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words } from './words.ts';

const { visit } = words;
const linkStyle = `${textLinkStyle} inline-flex min-h-11 items-center wrap-anywhere`;

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold">{title}</dt>
      <dd className="tabular mt-1 grid justify-items-start text-ink-soft">{children}</dd>
    </div>
  );
}

function Facts({ agency }: { agency: Agency }) {
  return (
    <dl className="mt-5 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      <Fact title={visit.office}>
        <span>{agency.address}</span>
        <NewTabLink href={mapLink(agency.latitude, agency.longitude)} className={`${linkStyle} print:hidden`}>
          {visit.directions}
        </NewTabLink>
      </Fact>
      <Fact title={visit.hours}>
        {describeHours(agency.opening_hours).map(({ days, hours }) => (
          <span key={days}>
            {days}: {hours}
          </span>
        ))}
      </Fact>
      <Fact title={visit.talk}>
        <a href={phoneLink(agency.phone)} className={linkStyle}>
          {readablePhone(agency.phone)}
        </a>
        <a href={mailLink(agency.email)} className={linkStyle}>
          {agency.email}
        </a>
      </Fact>
      <Fact title={visit.registered}>
        <span>{visit.ruc(agency.ruc)}</span>
        {agency.registration_number && <span>{visit.registration(agency.registration_number)}</span>}
      </Fact>
    </dl>
  );
}

/** Where the agency is, when it is open, how to reach it and under which numbers it is registered. */
export function Visit() {
  const { data: agency } = useAgency();
  return (
    <section className="mt-12 rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 className="text-subtitle font-bold">{visit.title}</h2>
      {agency && <Facts agency={agency} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={paths.contacts}>{visit.contacts}</LinkButton>
        <LinkButton to={paths.tours} look="secondary">
          {visit.tours}
        </LinkButton>
      </div>
    </section>
  );
}
