import { useAgency } from '../../lib/agency.ts';
import { mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { LongText } from '../../ui/long-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words } from './privacy-words.ts';

/** Who answers for the data: the agency, by its own settings. */
function Responsible() {
  const { data: agency, error } = useAgency();
  return (
    <>
      <p>{words.responsible.text}</p>
      {agency ? (
        <address className="flex flex-col rounded-card border border-line bg-white p-5 not-italic">
          <strong>{agency.name}</strong>
          <span className="tabular">{words.responsible.ruc(agency.ruc)}</span>
          <span>{agency.address}</span>
          <a href={mailLink(agency.email)} className={`${textLinkStyle} flex min-h-11 items-center wrap-anywhere`}>
            {agency.email}
          </a>
          <a href={phoneLink(agency.phone)} className={`${textLinkStyle} tabular flex min-h-11 items-center`}>
            {readablePhone(agency.phone)}
          </a>
        </address>
      ) : error ? (
        <p>{words.responsible.failed}</p>
      ) : (
        <Skeleton className="h-48" />
      )}
    </>
  );
}

/** What is stored of a person, why, for how long, and the person's rights (LOPDP). */
export default function PrivacyPage() {
  return (
    <LongText
      page={words}
      sections={words.sections}
      extra={[{ id: 'responsable', title: words.responsible.title, content: <Responsible /> }]}
    />
  );
}
