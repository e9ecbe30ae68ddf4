import { listWebQuotes, pathOf, type WebQuote } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { EnvelopeIcon, PhoneIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { chatLink, mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { day, moment } from '../../lib/times.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words } from './words.ts';

const linkStyle = `${textLinkStyle} inline-flex min-h-11 items-center wrap-anywhere`;

function linesOf(quote: WebQuote): [string, ReactNode][] {
  return [
    [words.country, quote.country_name],
    [words.travelDate, day(quote.travel_date)],
    [words.people, words.peopleText(quote.n_adults, quote.n_children)],
    [
      words.phone,
      <a key="phone" href={phoneLink(quote.phone)} className={linkStyle}>
        {readablePhone(quote.phone)}
      </a>,
    ],
    [
      words.chat,
      <NewTabLink key="chat" href={chatLink(quote.phone)} className={linkStyle}>
        {words.writeByChat}
      </NewTabLink>,
    ],
    [
      words.email,
      <a key="email" href={mailLink(quote.email)} className={linkStyle}>
        {quote.email}
      </a>,
    ],
    [words.received, moment(quote.created_at)],
  ];
}

/** All that the visitor wrote. */
function Details({ quote }: { quote: WebQuote }) {
  return (
    <div className="grid gap-5">
      <DetailList lines={linesOf(quote)} />
      <p className="text-small text-ink-soft">{words.promise}</p>
    </div>
  );
}

function Answers({ quote: { email, phone } }: { quote: WebQuote }) {
  return (
    <>
      <a href={phoneLink(phone)} className={buttonStyle('secondary')}>
        <PhoneIcon aria-hidden="true" className="size-5" />
        {words.call}
      </a>
      <a href={mailLink(email)} className={buttonStyle('main')}>
        <EnvelopeIcon aria-hidden="true" className="size-5" />
        {words.write}
      </a>
    </>
  );
}

interface QuoteDialogProps {
  id: string;
  /** The same quote, when the list shows it already. */
  listed: WebQuote | undefined;
  onClose: () => void;
}

/** One quote over the list; the mail to the adviser leads here, also to one that is far down. */
export function QuoteDialog({ id, listed, onClose }: QuoteDialogProps) {
  const all = useSWR<WebQuote[], unknown>(listed ? null : pathOf(listWebQuotes));
  const quote = listed ?? all.data?.find((one) => one.id === id);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={quote ? words.heading(fullName(quote)) : words.title}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.close}
          </Button>
          {quote && <Answers quote={quote} />}
        </>
      }
    >
      {quote ? (
        <Details quote={quote} />
      ) : (
        <Loaded answer={all} waiting={<Skeleton className="h-56" />} failed={words.loadFailed}>
          {() => (
            <Notice tone="info" role="status">
              {words.notFound}
            </Notice>
          )}
        </Loaded>
      )}
    </Modal>
  );
}
