import { ChatBubbleOvalLeftEllipsisIcon } from '@heroicons/react/24/solid';
import { useEffect, useState } from 'react';
import { useAgency } from '../../lib/agency.ts';
import { chatLink } from '../../lib/contact-links.ts';
import { words as uiWords } from '../../ui/words.ts';
import { salesChat } from './chat-numbers.ts';
import { HERO_WORDS_ID, QUOTE_ID } from './quote-id.ts';
import { words } from './words.ts';

/** Whether any of a part of the page is in the window. */
function useIsShown(id: string): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setIsShown(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(part);
    return () => observer.disconnect();
  }, [id]);
  return isShown;
}

/** Not seen and not pressed by the way, but the Tab key still leads to it, and shows it. */
const aside = 'opacity-0 focus-within:opacity-100 *:pointer-events-none';
const asideOnPhones = 'max-sm:opacity-0 max-sm:focus-within:opacity-100 max-sm:*:pointer-events-none';

/**
 * The floating chat button (product 2.1). It floats within the page only: at its end it stands in a strip of its
 * own above the footer, and it steps aside for what it would cover: the fields of the quote form, and on a phone the words
 * of the first screen.
 */
export function ChatButton() {
  const { data: agency } = useAgency();
  const chat = salesChat(agency);
  const isFormShown = useIsShown(QUOTE_ID);
  const isHeroShown = useIsShown(HERO_WORDS_ID);
  return (
    <div
      className={`pointer-events-none sticky bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 mt-4 flex h-14 justify-end px-4 print:hidden ${isFormShown ? aside : isHeroShown ? asideOnPhones : ''}`}
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
