import { listWebQuotes, pathOf, type WebQuote } from '@bitacora/contracts';
import { quoteMessages as messages } from '@bitacora/contracts/messages';
import { EnvelopeIcon, PhoneIcon } from '@heroicons/react/24/outline';
import useSWR from 'swr';
import { mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const day = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'UTC' });
const instant = new Intl.DateTimeFormat('es-EC', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Guayaquil',
});

function linesOf(quote: WebQuote): [string, string][] {
  return [
    [messages.country, quote.country_name],
    [messages.travelDate, day.format(new Date(`${quote.travel_date}T00:00Z`))],
    [messages.people, messages.peopleText(quote.n_adults, quote.n_children)],
    [messages.phone, readablePhone(quote.phone)],
    [messages.email, quote.email],
    [messages.received, instant.format(new Date(quote.created_at))],
  ];
}

function Details({ quote, onClose }: { quote: WebQuote; onClose(): void }) {
  return (
    <Card isAccented>
      <section aria-labelledby="cotizacion" className="grid gap-4">
        <h2 id="cotizacion" className="text-lead font-semibold">
          {messages.heading(`${quote.first_name} ${quote.last_name}`)}
        </h2>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {linesOf(quote).map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-small text-ink-soft">{messages.promise}</p>
        <div className="flex flex-wrap gap-3">
          <a href={mailLink(quote.email)} className={buttonStyle('main', false)}>
            <EnvelopeIcon aria-hidden="true" className="size-5" />
            {messages.write}
          </a>
          <a href={phoneLink(quote.phone)} className={buttonStyle('secondary', false)}>
            <PhoneIcon aria-hidden="true" className="size-5" />
            {messages.call}
          </a>
          <Button look="quiet" onClick={onClose}>
            {messages.close}
          </Button>
        </div>
      </section>
    </Card>
  );
}

/** The quote that an adviser's mail links to: all that the visitor wrote, with the ways to answer. */
export function QuoteCard({ id, onClose }: { id: string; onClose(): void }) {
  const { data, error, isValidating, mutate } = useSWR<WebQuote[], unknown>(pathOf(listWebQuotes));
  if (!data) {
    if (error === undefined) return <Skeleton className="h-56" />;
    return <ErrorState title={messages.loadFailed} onRetry={() => void mutate()} isRetrying={isValidating} />;
  }
  const quote = data.find((candidate) => candidate.id === id);
  if (quote) return <Details quote={quote} onClose={onClose} />;
  return (
    <Notice tone="info" role="status">
      {messages.notFound}
    </Notice>
  );
}
