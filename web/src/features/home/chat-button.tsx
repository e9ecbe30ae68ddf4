import { ChatBubbleOvalLeftEllipsisIcon } from '@heroicons/react/24/solid';
import { useAgency } from '../../lib/agency.ts';
import { chatLink } from '../../lib/contact-links.ts';
import { words as uiWords } from '../../ui/words.ts';
import { salesChat } from './chat-numbers.ts';
import { words } from './words.ts';

/**
 * The floating chat button (product 2.1). It floats within the page only: at its end it stands in a strip of its
 * own above the footer, and it steps aside while somebody writes in the quote form.
 */
export function ChatButton() {
  const { data: agency } = useAgency();
  const chat = salesChat(agency);
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 mt-4 flex h-14 justify-end px-4 group-has-[#cotizar_:focus]/home:invisible print:hidden">
      {chat && (
        <a
          href={chatLink(chat.number)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${words.chat} (${uiWords.opensInNewTab})`}
          className="pointer-events-auto grid size-14 place-items-center rounded-full bg-sea text-white shadow-float hover:bg-ink"
        >
          <ChatBubbleOvalLeftEllipsisIcon aria-hidden="true" className="size-7" />
        </a>
      )}
    </div>
  );
}
