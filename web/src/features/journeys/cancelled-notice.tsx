import type { JourneyView } from '@bitacora/contracts';
import { LifebuoyIcon, PhoneIcon } from '@heroicons/react/24/outline';
import type { ComponentType, SVGProps } from 'react';
import type { Agency } from '../../lib/agency.ts';
import { phoneLink } from '../../lib/contact-links.ts';
import { titleOf } from '../../lib/service-name.ts';
import { type ButtonLook, buttonStyle } from '../../ui/button-style.ts';
import { Notice } from '../../ui/notice.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { cancelledAhead, isCancelledNow } from './model/cancelled-ahead.ts';
import { contactsOf } from './model/contacts.ts';
import { phoneText } from './model/phone-text.ts';
import { words } from './words.ts';

interface CallProps {
  journey: JourneyView;
  look: ButtonLook;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  phone: string;
}

function Call({ journey, look, icon: Icon, label, phone }: CallProps) {
  return (
    <a href={phoneLink(phone)} className={`${buttonStyle(look)} max-sm:w-full`}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {label}: <span className="tabular whitespace-nowrap">{phoneText(phone, journey)}</span>
      </span>
    </a>
  );
}

interface CancelledNoticeProps {
  journey: JourneyView;
  agency: Agency | null;
  now: Date;
}

/** Whom to call at once: the adviser, else the agency; and who helps at any hour. */
function CallNow({ journey, agency }: Omit<CancelledNoticeProps, 'now'>) {
  const { phone } = contactsOf(journey, agency);
  const adviser = journey.travel_agent;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {phone && (
        <Call
          look="main"
          icon={PhoneIcon}
          label={words.callTo(adviser?.phone ? adviser.first_name : null)}
          {...{ journey, phone }}
        />
      )}
      {agency && (
        <Call
          look="danger"
          icon={LifebuoyIcon}
          label={words.emergency}
          phone={agency.emergency_phone}
          journey={journey}
        />
      )}
    </div>
  );
}

/** Tells travellers of what was called off while it would still lie ahead of them, and who knows how it goes on; of a whole journey, whose page says it, only while it is needed. */
export function CancelledNotice({ journey, agency, now }: CancelledNoticeProps) {
  const services = cancelledAhead(journey, now);
  const isNow = isCancelledNow(journey, now);
  if (services.length === 0 && !isNow) return null;
  const { phone } = contactsOf(journey, agency);
  const adviser = journey.travel_agent;
  return (
    <Notice tone="bad">
      {isNow && journey.phase === 'cancelled' && (
        <p className="font-semibold">{words.cancelledJourney(journey.destination_city.name)}</p>
      )}
      {services.map((service) => (
        <p key={service.id} className="font-semibold">
          {words.cancelledAhead(titleOf(service))}
        </p>
      ))}
      <p>{isNow ? words.cancelledNow : words.cancelledNext(journey.travel_agent !== null)}</p>
      {isNow && <CallNow {...{ journey, agency }} />}
      {!isNow && phone && (
        <a
          href={phoneLink(phone)}
          className={`-mb-2 inline-flex min-h-11 items-center gap-2 print:hidden ${textLinkStyle}`}
        >
          <PhoneIcon aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {words.callTo(adviser?.phone ? adviser.first_name : null)}:{' '}
            <span className="tabular whitespace-nowrap">{phoneText(phone, journey)}</span>
          </span>
        </a>
      )}
    </Notice>
  );
}
