import { ChatBubbleOvalLeftEllipsisIcon } from '@heroicons/react/24/solid';
import type { Tour } from '@bitacora/contracts';
import { useAgency } from '../../lib/agency.ts';
import { chatLink } from '../../lib/contact-links.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { words } from './words.ts';

/** A chat that begins with the tour's name and blanks to fill in (product 2.2); the form while no number is known. */
export function QuoteTour({ tour, quotePath }: { tour: Tour; quotePath: string }) {
  const { data: agency, error } = useAgency();
  const chat = agency?.chat_numbers[0];
  if (!agency && error === undefined) return <Skeleton className="h-11 w-52" />;
  if (!chat) return <LinkButton to={quotePath}>{words.quote}</LinkButton>;
  return (
    <NewTabLink href={chatLink(chat.number, words.quoteText(tour.title))} className={buttonStyle('main')}>
      <ChatBubbleOvalLeftEllipsisIcon aria-hidden="true" className="size-5" />
      {words.quote}
    </NewTabLink>
  );
}
