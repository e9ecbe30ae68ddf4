import type { JourneyView } from '@bitacora/contracts';
import { journeyMessages as messages, problemReportMessages } from '@bitacora/contracts/messages';
import { ChatBubbleLeftRightIcon, EnvelopeIcon, LifebuoyIcon, PhoneIcon } from '@heroicons/react/24/outline';
import type { ComponentType, SVGProps } from 'react';
import type { Agency } from '../../lib/agency.ts';
import { chatLink, mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { internationalPhone } from './model/international-phone.ts';

interface ContactLinkProps {
  href: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  isExternal?: boolean;
}

function ContactLink({ href, icon: Icon, label, isExternal = false }: ContactLinkProps) {
  return (
    <a
      href={href}
      {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
      className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control bg-sea-tint px-2 py-2 text-small font-medium text-sea hover:brightness-95"
    >
      <Icon aria-hidden className="size-5" />
      {label}
    </a>
  );
}

interface AdviserCardProps {
  journey: JourneyView;
  /** Null while the agency's settings are not there: the adviser is still shown. */
  agency: Agency | null;
  /** Whether the reader is a traveller of it, who may report a problem. */
  mayReport: boolean;
}

/** Who to ask, one tap away, and the emergency number. */
export function AdviserCard({ journey, agency, mayReport }: AdviserCardProps) {
  const adviser = journey.travel_agent;
  const phone = adviser?.phone ?? agency?.phone;
  const chat = adviser?.phone ?? agency?.chat_numbers[0]?.number;
  const email = adviser?.email ?? agency?.email;
  return (
    <section className="rounded-card bg-white p-5 border border-line print:break-inside-avoid" aria-labelledby="asesor">
      <h2 id="asesor" className="text-small font-normal text-ink-soft">
        {messages.adviser}
      </h2>
      <p className="text-lead font-semibold">
        {adviser ? `${adviser.first_name} ${adviser.last_name}` : messages.noAdviser}
      </p>
      <p className="hidden print:block">{[phone && readablePhone(phone), email].filter(Boolean).join(' · ')}</p>
      <div className="mt-3 grid grid-cols-3 gap-2 print:hidden">
        {phone && <ContactLink href={phoneLink(phone)} icon={PhoneIcon} label={messages.call} />}
        {chat && (
          <ContactLink
            href={chatLink(internationalPhone(chat))}
            icon={ChatBubbleLeftRightIcon}
            label={messages.chat}
            isExternal
          />
        )}
        {email && <ContactLink href={mailLink(email)} icon={EnvelopeIcon} label={messages.mail} />}
      </div>
      {agency && (
        <a
          href={phoneLink(agency.emergency_phone)}
          className="mt-3 flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-2 hover:bg-paper"
        >
          <LifebuoyIcon aria-hidden className="size-6 shrink-0 text-bad" />
          <span>
            <span className="font-semibold tabular">
              {messages.emergency}: <span className="whitespace-nowrap">{readablePhone(agency.emergency_phone)}</span>
            </span>
            <span className="block text-small text-ink-soft">{messages.emergencyHint}</span>
          </span>
        </a>
      )}
      {mayReport && (
        <TextLink
          to={`/user/report_problem?journey=${journey.journey_id}`}
          className="mt-2 inline-flex min-h-11 items-center print:hidden"
        >
          {problemReportMessages.link}
        </TextLink>
      )}
    </section>
  );
}
