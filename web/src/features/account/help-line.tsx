import { useAgency } from '../../lib/agency.ts';
import { phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words } from './words.ts';

/** Whom to call when a page does not help; nothing until the agency is known. */
export function HelpLine() {
  const { data: agency } = useAgency();
  if (!agency) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
      {words.help}
      <a href={phoneLink(agency.phone)} className={`${textLinkStyle} tabular inline-flex min-h-11 items-center`}>
        {readablePhone(agency.phone)}
      </a>
    </p>
  );
}
