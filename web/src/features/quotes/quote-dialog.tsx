import { listWebQuotes, pathOf, type WebQuote } from '@bitacora/contracts';
import { quoteMessages as messages } from '@bitacora/contracts/messages';
import { EnvelopeIcon, PhoneIcon } from '@heroicons/react/24/outline';
import useSWR from 'swr';
import { mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { dayText, instantText } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

function linesOf(quote: WebQuote): [string, string][] {
  return [
    [messages.country, quote.country_name],
    [messages.travelDate, dayText(quote.travel_date)],
    [messages.people, messages.peopleText(quote.n_adults, quote.n_children)],
    [messages.phone, readablePhone(quote.phone)],
    [messages.email, quote.email],
    [messages.received, instantText(quote.created_at)],
  ];
}

/** All that the visitor wrote, with the ways to answer. */
function Details({ quote }: { quote: WebQuote }) {
  return (
    <div className="grid gap-5">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {linesOf(quote).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="tabular wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-ink-soft">{messages.promise}</p>
      <div className="flex flex-wrap gap-3">
        <a href={mailLink(quote.email)} className={buttonStyle('main')}>
          <EnvelopeIcon aria-hidden="true" className="size-5" />
          {messages.write}
        </a>
        <a href={phoneLink(quote.phone)} className={buttonStyle('secondary')}>
          <PhoneIcon aria-hidden="true" className="size-5" />
          {messages.call}
        </a>
      </div>
    </div>
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
      title={quote ? messages.heading(`${quote.first_name} ${quote.last_name}`) : messages.title}
      actions={
        <Button look="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      {quote ? (
        <Details quote={quote} />
      ) : (
        <Loaded answer={all} waiting={<Skeleton className="h-56" />} failed={messages.loadFailed}>
          {() => (
            <Notice tone="info" role="status">
              {messages.notFound}
            </Notice>
          )}
        </Loaded>
      )}
    </Modal>
  );
}
