import type { JourneyView } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import type { Agency } from '../../lib/agency.ts';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { words as uiWords } from '../../ui/words.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { EmergencyLink } from './emergency-link.tsx';
import { contactsOf } from './model/contacts.ts';
import { isOver } from './model/last-day.ts';
import { phoneText } from './model/phone-text.ts';
import { useJourneyChat } from './use-journey-chat.ts';
import { words } from './words.ts';

interface AdviserCardProps {
  journey: JourneyView;
  /** Null while the agency's settings are not there: the adviser is still shown. */
  agency: Agency | null;
  /** Whether the reader is a traveller of it, who chats about it and may report a problem. */
  isTraveller: boolean;
}

/** Who to ask, one tap away, and the emergency number until the journey is over. */
export function AdviserCard({ journey, agency, isTraveller }: AdviserCardProps) {
  const adviser = journey.travel_agent;
  const { phone, chat, email } = contactsOf(journey, agency);
  const ownChat = useJourneyChat(journey);
  const now = useNow();
  return (
    <section className="rounded-card border border-line bg-white card-inset py-4 sm:py-5" aria-labelledby="asesor">
      <h2 id="asesor" className="text-subtitle font-bold">
        {words.adviser}
      </h2>
      <p className="mt-1 font-medium">{adviser ? fullName(adviser) : words.noAdviser}</p>
      {adviser?.stands_in_for && (
        <p className="text-small text-ink-soft">{words.standsInFor(fullName(adviser.stands_in_for))}</p>
      )}
      {/* At a desk nothing dials: what the buttons do is also there to read. */}
      {phone && <p className="tabular text-small text-ink-soft">{phoneText(phone, journey)}</p>}
      {email && <p className="text-small wrap-anywhere text-ink-soft">{email}</p>}
      <div className="mt-3">
        <ContactButtons phone={phone} chat={chat} email={email} {...(isTraveller ? ownChat : {})} />
      </div>
      {agency && !isOver(journey, now) && (
        <div className="mt-3">
          <EmergencyLink phone={agency.emergency_phone} journey={journey} />
        </div>
      )}
      {isTraveller && (
        <TextLink
          to={`${paths.reportProblem}?journey=${journey.journey_id}`}
          className="mt-2 inline-flex min-h-11 items-center"
        >
          {uiWords.reportProblem}
        </TextLink>
      )}
    </section>
  );
}
