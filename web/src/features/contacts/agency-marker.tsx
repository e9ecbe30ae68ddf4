import { XMarkIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import type { Agency } from '../../lib/agency.ts';
import { mapLink } from '../../lib/contact-links.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words } from './words.ts';

/** The agency's pin, whose point is the middle of its lower edge, and what it says of itself. */
export function AgencyMarker({ agency }: { agency: Agency }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div className="pigeon-click-block pigeon-drag-block relative size-12">
      {isOpen && (
        <div
          role="group"
          aria-label={words.map.popup}
          className="absolute bottom-[calc(100%+0.5rem)] left-1/2 w-60 -translate-x-1/2 rounded-card bg-white p-4 pb-2 shadow-float"
        >
          <p className="pr-8 font-semibold">{words.map.popup}</p>
          <p className="text-small text-ink-soft">{agency.address}</p>
          <NewTabLink
            href={mapLink(agency.latitude, agency.longitude)}
            className={`${textLinkStyle} inline-flex min-h-11 items-center text-small`}
          >
            {words.directions}
          </NewTabLink>
          <button
            type="button"
            aria-label={words.map.closePopup}
            className="absolute top-0 right-0 grid size-11 place-items-center rounded-card text-ink-soft hover:bg-paper focus-visible:-outline-offset-4"
            onClick={() => setIsOpen(false)}
          >
            <XMarkIcon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
      <button
        type="button"
        aria-label={words.map.showPopup}
        aria-expanded={isOpen}
        className="grid size-12 place-items-center rounded-full"
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12 drop-shadow-md">
          <path
            d="M24 47S8 30 8 18a16 16 0 1 1 32 0c0 12-16 29-16 29z"
            className="fill-sea stroke-white"
            strokeWidth="2"
          />
          <path d="M15.5 20a8.5 8.5 0 0 1 17 0z" className="fill-sun" />
          <path d="M14 20.5h20M17.5 25h13" className="stroke-paper" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
