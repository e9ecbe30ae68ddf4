import type { JourneyView } from '@bitacora/contracts';
import { ChatBubbleLeftRightIcon, DocumentDuplicateIcon, LifebuoyIcon, PhoneIcon } from '@heroicons/react/24/outline';
import type { Agency } from '../../lib/agency.ts';
import { chatLink, phoneLink } from '../../lib/contact-links.ts';
import { contactsOf } from './model/contacts.ts';
import { isBehind } from './model/standing.ts';
import { PapersButton } from './papers-button.tsx';
import { words } from './words.ts';

const itemStyle =
  'flex min-w-0 grow flex-col items-center justify-center gap-0.5 px-1 text-small font-medium text-sea active:bg-sea-tint -outline-offset-2!';

/**
 * What somebody on the way needs, under the thumb, on phones (`styles/thumb-bar.css`). The adviser's card says the same
 * with names and numbers.
 */
export function ThumbBar({ journey, agency }: { journey: JourneyView; agency: Agency | null }) {
  const { phone, chat } = contactsOf(journey, agency);
  return (
    <nav aria-label={words.quickHelp} className="thumb-bar">
      {phone && (
        <a href={phoneLink(phone)} className={itemStyle}>
          <PhoneIcon aria-hidden className="size-6" />
          {words.call}
        </a>
      )}
      {chat && (
        <a href={chatLink(chat)} target="_blank" rel="noreferrer" className={itemStyle}>
          <ChatBubbleLeftRightIcon aria-hidden className="size-6" />
          {words.chat}
        </a>
      )}
      {agency && !isBehind(journey) && (
        <a href={phoneLink(agency.emergency_phone)} className={`${itemStyle} text-bad!`}>
          <LifebuoyIcon aria-hidden className="size-6" />
          {words.emergencyCall}
        </a>
      )}
      <PapersButton journey={journey} className={itemStyle}>
        <DocumentDuplicateIcon aria-hidden className="size-6" />
        {words.documents.all}
      </PapersButton>
    </nav>
  );
}
