import { homeDefault } from '@bitacora/contracts/home-defaults';
import { ChatBubbleOvalLeftEllipsisIcon } from '@heroicons/react/24/solid';
import { useAgency } from '../../lib/agency.ts';
import { chatLink } from '../../lib/contact-links.ts';
import { useWebDocument } from '../../lib/content/use-web-document.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { supportChat } from './chat-numbers.ts';
import { words } from './words.ts';

/** Help at once, by chat or in the traveller's own pages (product 2.1). */
export function Support() {
  const home = useWebDocument('Home', homeDefault);
  const { data: agency } = useAgency();
  const chat = supportChat(agency);
  return (
    <section className="page-width pt-16 sm:pt-20">
      <div className="relative overflow-hidden rounded-card bg-sea p-6 text-white sm:p-10 [&_:focus-visible]:outline-white">
        <svg viewBox="0 0 400 200" aria-hidden="true" className="absolute right-0 bottom-0 hidden h-full lg:block">
          <path d="M110 200a130 130 0 0 1 260 0z" className="fill-sun" />
          <g className="stroke-sun" strokeWidth="4" strokeLinecap="round">
            <path d="M240 44V16M328 72l20-20M152 72l-20-20" />
          </g>
        </svg>
        <div className="relative flex max-w-120 flex-col items-start gap-3">
          {home ? (
            <>
              <h2 className="text-title font-bold tracking-tight sm:text-headline short:text-title">
                {home.support.title}
              </h2>
              <p className="text-lead">{home.support.text}</p>
            </>
          ) : (
            <Skeleton className="h-24 w-full opacity-20" />
          )}
          <div className="mt-2 flex w-full flex-col gap-3 sm:flex-row">
            {chat && (
              <NewTabLink href={chatLink(chat.number)} className={buttonStyle('main')}>
                <ChatBubbleOvalLeftEllipsisIcon aria-hidden="true" className="size-5" />
                {words.support.contact}
              </NewTabLink>
            )}
            <LinkButton to={paths.login} look="secondary">
              {words.support.logIn}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
