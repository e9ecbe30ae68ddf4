import type { JourneyView } from '@bitacora/contracts';
import { ChatBubbleLeftRightIcon, LifebuoyIcon, PhoneIcon } from '@heroicons/react/24/outline';
import type { Agency } from '../../lib/agency.ts';
import { chatLink, phoneLink } from '../../lib/contact-links.ts';
import { useNow } from '../../lib/use-now.ts';
import { contactsOf } from './model/contacts.ts';
import { isOver } from './model/last-day.ts';
import { useJourneyChat } from './use-journey-chat.ts';
import { words } from './words.ts';

interface HelpLinksProps {
  journey: JourneyView;
  agency: Agency | null;
  /** How each looks where they stand. */
  className: string;
  iconClassName: string;
}

/** For who travels on it: the adviser by phone and by chat, and help at once until the journey is over. */
export function HelpLinks({ journey, agency, className, iconClassName }: HelpLinksProps) {
  const { phone, chat } = contactsOf(journey, agency);
  const { chatText, onChat } = useJourneyChat(journey);
  const now = useNow();
  return (
    <>
      {phone && (
        <a href={phoneLink(phone)} className={className}>
          <PhoneIcon aria-hidden className={iconClassName} />
          {words.call}
        </a>
      )}
      {chat && (
        <a href={chatLink(chat, chatText)} onClick={onChat} target="_blank" rel="noreferrer" className={className}>
          <ChatBubbleLeftRightIcon aria-hidden className={iconClassName} />
          {words.chat}
        </a>
      )}
      {agency && !isOver(journey, now) && (
        <a href={phoneLink(agency.emergency_phone)} className={`${className} text-bad!`}>
          <LifebuoyIcon aria-hidden className={iconClassName} />
          {words.emergencyCall}
        </a>
      )}
    </>
  );
}
