import type { RegisteredPassenger } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { salePaths } from '../../lib/sale-paths.ts';
import { useQuoteOfNow } from '../../lib/use-quote-of-now.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NewPassengersForm } from './new-passengers-form.tsx';
import { SavedPassengers } from './saved-passengers.tsx';
import { useRegisteredOfQuote } from './use-registered-of-quote.ts';
import { words } from './words.ts';

interface RegisteredProps {
  quote: string;
  registered: readonly string[];
  forget: () => void;
}

/** They were made already, and the journey is not there yet: it goes on from where it was left. */
function Registered({ quote, registered, forget }: RegisteredProps) {
  return (
    <PageFrame
      title={words.title}
      text={words.registered(registered.length)}
      width="sheet"
      back={<BackLink to={`${paths.quotes}?quote=${quote}`}>{words.backToQuote}</BackLink>}
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to={salePaths.sellQuote(quote, registered)}>{words.goOn}</LinkButton>
        <Button look="secondary" onClick={forget}>
          {words.others}
        </Button>
      </div>
    </PageFrame>
  );
}

/** Who travels of a quote; once they are passengers its journey follows. */
function QuotedPassengers({ id }: { id: string }) {
  const quote = useQuoteOfNow(id);
  const { registered, keep, forget } = useRegisteredOfQuote(id);
  const navigate = useNavigate();
  if (registered.length > 0) return <Registered quote={id} {...{ registered, forget }} />;
  return (
    <PageFrame
      title={words.title}
      text={quote.data && words.ofQuote(fullName(quote.data))}
      width="sheet"
      back={<BackLink to={`${paths.quotes}?quote=${id}`}>{words.backToQuote}</BackLink>}
    >
      <Loaded answer={quote} waiting={<Skeleton className="h-96" />} failed={words.quoteFailed} stale={false}>
        {(found) => (
          <NewPassengersForm
            quote={found}
            onSaved={(saved) => {
              const passengers = saved.map((one) => one.id);
              keep(passengers);
              void navigate(salePaths.sellQuote(id, passengers));
            }}
          />
        )}
      </Loaded>
    </PageFrame>
  );
}

function Passengers() {
  const [saved, setSaved] = useState<RegisteredPassenger[] | null>(null);
  return (
    <PageFrame
      title={words.title}
      text={saved ? undefined : words.text}
      width="sheet"
      back={<BackLink to={paths.passengers}>{words.back}</BackLink>}
    >
      {saved ? (
        <SavedPassengers passengers={saved} onOthers={() => setSaved(null)} />
      ) : (
        <NewPassengersForm onSaved={setSaved} />
      )}
    </PageFrame>
  );
}

/** Staff register passengers, several at once; the address may name the quote whose travellers they are. */
export default function NewPassengersPage() {
  usePageTitle(words.title, words.description);
  const [query] = useSearchParams();
  const quote = query.get('quote');
  return quote ? <QuotedPassengers key={quote} id={quote} /> : <Passengers />;
}
