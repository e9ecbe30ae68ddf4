import { ChatBubbleOvalLeftEllipsisIcon } from '@heroicons/react/24/solid';
import { useEffect, useState } from 'react';
import { useAgency } from '../../lib/agency.ts';
import { chatLink } from '../../lib/contact-links.ts';
import { words as uiWords } from '../../ui/words.ts';
import { salesChat } from './chat-numbers.ts';
import { QUOTE_ID } from './quote-id.ts';
import { words } from './words.ts';

/** Whether any part of the quote form is in the window. */
function useIsFormShown(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const form = document.getElementById(QUOTE_ID);
    if (!form || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setIsShown(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return isShown;
}

/**
 * The floating chat button (product 2.1). It floats within the page only: at its end it stands in a strip of its
 * own above the footer, and where the quote form is it steps aside, whose fields it would cover.
 */
export function ChatButton() {
  const { data: agency } = useAgency();
  const chat = salesChat(agency);
  const isFormShown = useIsFormShown();
  return (
    <div
      className={`pointer-events-none sticky bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 mt-4 flex h-14 justify-end px-4 print:hidden ${isFormShown ? 'invisible' : ''}`}
    >
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
