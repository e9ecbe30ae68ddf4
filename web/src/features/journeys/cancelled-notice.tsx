import type { JourneyView } from '@bitacora/contracts';
import { PhoneIcon } from '@heroicons/react/24/outline';
import type { Agency } from '../../lib/agency.ts';
import { phoneLink } from '../../lib/contact-links.ts';
import { titleOf } from '../../lib/service-name.ts';
import { Notice } from '../../ui/notice.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { cancelledAhead, isCancelledNow } from './model/cancelled-ahead.ts';
import { contactsOf } from './model/contacts.ts';
import { words } from './words.ts';

interface CancelledNoticeProps {
  journey: JourneyView;
  agency: Agency | null;
  now: Date;
}

/** Tells travellers of what was called off while it would still lie ahead of them, and who knows how it goes on; of a whole journey, whose page says it, only while it is needed. */
export function CancelledNotice({ journey, agency, now }: CancelledNoticeProps) {
  const services = cancelledAhead(journey, now);
  const isNow = isCancelledNow(journey, now);
  if (services.length === 0 && !isNow) return null;
  const { phone } = contactsOf(journey, agency);
  return (
    <Notice tone="bad">
      {services.map((service) => (
        <p key={service.id} className="font-semibold">
          {words.cancelledAhead(titleOf(service))}
        </p>
      ))}
      <p>{isNow ? words.cancelledNow : words.cancelledNext(journey.travel_agent !== null)}</p>
      {phone && (
        <a
          href={phoneLink(phone)}
          className={`-mb-2 inline-flex min-h-11 items-center gap-2 print:hidden ${textLinkStyle}`}
        >
          <PhoneIcon aria-hidden="true" className="size-5 shrink-0" />
          {words.call}
        </a>
      )}
    </Notice>
  );
}
