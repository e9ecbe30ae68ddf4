import { quoteAnswerDue } from '@bitacora/contracts';
import { quoteMessages } from '@bitacora/contracts/messages';
import { dayInWords, momentText } from '@bitacora/kernel/dates';
import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef } from 'react';
import { useAgency } from '../../lib/agency.ts';
import { chatLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { salesChat } from './chat-numbers.ts';
import { words } from './quote-received-words.ts';
import type { SentQuote } from './use-quote-form.ts';

const TITLE = 'quote-received-title';

const contactStyle = `${textLinkStyle} tabular inline-flex min-h-11 items-center`;

interface QuoteReceivedProps {
  quote: SentQuote;
  onAgain: () => void;
}

/** That a quote arrived, what was asked, until when it is answered, and whom to call. */
export function QuoteReceived({ quote, onAgain }: QuoteReceivedProps) {
  const { data: agency } = useAgency();
  const chat = salesChat(agency);
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={panel}
      aria-labelledby={TITLE}
      className="mb-2 flex scroll-mt-6 flex-col gap-3 rounded-control bg-ok-tint p-4"
    >
      <div className="flex items-center gap-2">
        <CheckCircleIcon aria-hidden="true" className="size-8 shrink-0 text-ok" />
        <h3 id={TITLE} ref={title} tabIndex={-1} className="text-subtitle font-semibold outline-none">
          {words.title}
        </h3>
      </div>
      <DetailList
        lines={[
          [words.destination, quote.country_name],
          [words.day, dayInWords(quote.travel_date)],
          [words.people, quoteMessages.people(quote.n_adults, quote.n_children)],
          [words.answerBy, momentText(quoteAnswerDue(quote.created_at), todayInGuayaquil())],
        ]}
      />
      <p className="wrap-anywhere">{words.mailed(quote.email)}</p>
      {agency && (
        <p className="flex flex-wrap gap-x-6">
          <a href={phoneLink(agency.phone)} className={contactStyle}>
            {words.call(readablePhone(agency.phone))}
          </a>
          {chat && (
            <NewTabLink href={chatLink(chat.number)} className={contactStyle}>
              {words.chat}
            </NewTabLink>
          )}
        </p>
      )}
      <Button look="secondary" onClick={onAgain} className="self-start max-sm:w-full">
        {words.again}
      </Button>
    </section>
  );
}
