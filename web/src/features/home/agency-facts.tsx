import type { ReactNode } from 'react';
import { type Agency, useAgency } from '../../lib/agency.ts';
import { chatLink, mailLink, mapLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { describeHours } from '../../lib/opening-hours.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words as uiWords } from '../../ui/words.ts';
import { words } from './words.ts';

const contactStyle = `${textLinkStyle} inline-flex min-h-11 items-center`;

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t-2 border-ink pt-3">
      <h3 className="font-semibold">{title}</h3>
      <div className="mt-1 text-ink-soft">{children}</div>
    </div>
  );
}

function Facts({ agency }: { agency: Agency }) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
      <Fact title={words.facts.visit}>
        <p>{agency.address}</p>
        <a
          href={mapLink(agency.latitude, agency.longitude)}
          target="_blank"
          rel="noopener noreferrer"
          className={contactStyle}
        >
          {words.facts.directions}
        </a>
        {describeHours(agency.opening_hours).map(({ days, hours }) => (
          <p key={days} className="tabular">
            {days}: {hours}
          </p>
        ))}
      </Fact>
      <Fact title={words.facts.talk}>
        <ul>
          <li>
            <a href={phoneLink(agency.phone)} className={`${contactStyle} tabular`}>
              {readablePhone(agency.phone)}
            </a>
          </li>
          <li>
            <a href={mailLink(agency.email)} className={contactStyle}>
              {agency.email}
            </a>
          </li>
          {agency.chat_numbers.map(({ label, number }) => (
            <li key={number}>
              <a href={chatLink(number)} target="_blank" rel="noopener noreferrer" className={contactStyle}>
                {words.facts.chat(label)}
              </a>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact title={words.facts.emergency}>
        <p>{words.facts.emergencyText}</p>
        <a href={phoneLink(agency.emergency_phone)} className={`${contactStyle} tabular text-subtitle`}>
          {readablePhone(agency.emergency_phone)}
        </a>
      </Fact>
      <Fact title={words.facts.payment}>
        <p>{agency.payment_methods.join(', ')}.</p>
        {agency.banks.length > 0 && (
          <p className="mt-2">{words.facts.banks(agency.banks.map(({ bank }) => bank).join(', '))}</p>
        )}
      </Fact>
    </div>
  );
}

/** Trust by facts: address, hours, people, how payment works. */
export function AgencyFacts() {
  const { data: agency, error, isValidating, mutate } = useAgency();
  return (
    <section className="page-width pt-16 sm:pt-20">
      <h2 className="text-title font-bold tracking-tight">{words.facts.title}</h2>
      {agency ? (
        <Facts agency={agency} />
      ) : error ? (
        <div className="mt-6 flex flex-col items-start gap-3">
          <Notice tone="wait" role="status">
            {words.facts.failed}
          </Notice>
          <Button look="secondary" isBusy={isValidating} onClick={() => void mutate()}>
            {uiWords.retry}
          </Button>
        </div>
      ) : (
        <div className="mt-6 grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {[1, 2, 3, 4].map((fact) => (
            <Skeleton key={fact} className="h-44" />
          ))}
        </div>
      )}
    </section>
  );
}
