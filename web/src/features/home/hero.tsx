import { MapPinIcon } from '@heroicons/react/20/solid';
import { homeMessages, shellMessages } from '@bitacora/contracts/messages';
import { useAgency } from '../../lib/agency.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LogEntry } from './log-entry.tsx';
import { QUOTE_ID } from './quote-section.tsx';

const messages = homeMessages.hero;

/** The first screen: who, where and what for in one breath, with the quote in reach of the thumb. */
export function Hero() {
  const { data: agency } = useAgency();
  return (
    <section className="flex flex-col gap-6 lg:pt-6">
      <p className="flex items-center gap-1.5 font-semibold text-sea">
        <MapPinIcon aria-hidden="true" className="size-5" />
        {messages.place}
      </p>
      <h1 className="text-headline font-black tracking-tight sm:text-display">{messages.title}</h1>
      <p className="max-w-prose text-lead text-ink-soft">{messages.text(agency?.name ?? shellMessages.brand)}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <a href={`#${QUOTE_ID}`} className={`${buttonStyle('main')} lg:hidden`}>
          {messages.quote}
        </a>
        <LinkButton to="/my_journeys" look="secondary">
          {messages.lookup}
        </LinkButton>
      </div>
      <LogEntry />
    </section>
  );
}
