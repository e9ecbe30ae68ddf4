import { siteNameOf } from '@bitacora/contracts/messages';
import { useAgency } from '../lib/agency.ts';
import { readablePhone } from '../lib/contact-links.ts';

/** On paper, whose page it is and how to reach them; a journey's sheet has a head of its own. */
export function PrintSender() {
  const { data: agency } = useAgency();
  return (
    <p className="print-sender hidden pb-3 text-small print:block">
      <span className="font-semibold">{siteNameOf(agency)}</span>
      {agency && ` · ${readablePhone(agency.phone)} · ${agency.email}`}
    </p>
  );
}
