import type { JourneyView } from '@bitacora/contracts';
import { PhoneIcon } from '@heroicons/react/24/outline';
import type { Agency } from '../../lib/agency.ts';
import { phoneLink } from '../../lib/contact-links.ts';
import { titleOf } from '../../lib/service-name.ts';
import { Notice } from '../../ui/notice.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { cancelledAhead, isNeededNow } from './model/cancelled-ahead.ts';
import { contactsOf } from './model/contacts.ts';
import { words } from './words.ts';

interface CancelledNoticeProps {
  journey: JourneyView;
  agency: Agency | null;
  now: Date;
}

/** Tells travellers of what was called off while it would still lie ahead of them, and who knows how it goes on. */
export function CancelledNotice({ journey, agency, now }: CancelledNoticeProps) {
  const services = cancelledAhead(journey, now);
  if (services.length === 0) return null;
  const { phone } = contactsOf(journey, agency);
  return (
    <Notice tone="bad">
      {services.map((service) => (
        <p key={service.id} className="font-semibold">
          {words.cancelledAhead(titleOf(service))}
        </p>
      ))}
      <p>
        {services.some((service) => isNeededNow(service, journey, now))
          ? words.cancelledNow
          : words.cancelledNext(journey.travel_agent !== null)}
      </p>
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
