import { type AskedJourney, getOpinion, pathOf, POOR_RATING } from '@bitacora/contracts';
import { ratingMessages } from '@bitacora/contracts/messages';
import { EnvelopeIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { days } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OpinionForm } from './opinion-form.tsx';
import { words } from './words.ts';

const gone = (
  <EmptyState
    icon={<EnvelopeIcon aria-hidden />}
    title={words.gone}
    action={<LinkButton to={paths.contacts}>{words.toContacts}</LinkButton>}
  >
    {words.goneText}
  </EmptyState>
);

/** In the place of the form that was sent: the focus goes to it, since the button that was pressed is gone. */
function Given({ rating, onChange }: { rating: number; onChange: () => void }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <div ref={said} tabIndex={-1} className="outline-none">
        <Notice tone="ok" role="status">
          <p className="font-semibold">{rating <= POOR_RATING ? words.thanksPoor : words.thanks}</p>
          <p className="mt-1">{words.given(ratingMessages.ofFive(rating))}</p>
        </Notice>
      </div>
      <Button look="secondary" className="justify-self-start" onClick={onChange}>
        {words.change}
      </Button>
    </>
  );
}

/** Where the link of the mail leads that greets who is back, without a login: opening it sends nothing. */
export default function OpinionPage() {
  usePageTitle(words.title, words.description);
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const answer = useSWR<AskedJourney, unknown>(pathOf(getOpinion, { token }));
  const [isGiven, setIsGiven] = useState(false);
  const given = (asked: AskedJourney) => {
    setIsGiven(true);
    return answer.mutate(asked, { revalidate: false });
  };
  return (
    <PageFrame title={words.title} width="form">
      <Loaded answer={answer} waiting={<Skeleton className="h-64" />} failed={words.loadFailed} unknown={gone}>
        {({ destination_city: { name }, travel_date: first, return_date: last, rating }) => (
          <Card isAccented className="grid gap-4">
            <p className="font-semibold">{words.journey(name, days(first, last ?? first))}</p>
            {isGiven && rating !== null ? (
              <Given rating={rating} onChange={() => setIsGiven(false)} />
            ) : (
              <OpinionForm
                token={token}
                chosen={query.get('nota') ?? (rating === null ? '' : String(rating))}
                onGiven={given}
              />
            )}
          </Card>
        )}
      </Loaded>
    </PageFrame>
  );
}
