import { getProposal, type OpenProposal, pathOf } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { EnvelopeIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { moment } from '../../lib/times.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AcceptForm } from './accept-form.tsx';
import { ANSWER_ID, Offer } from './offer.tsx';
import { ProposalAdviser } from './proposal-adviser.tsx';
import { QuestionForm } from './question-form.tsx';
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

/** Reading goes on at what a yes led to, which stands far above the button that said it. */
function useSaidOnYes(proposal: OpenProposal | undefined) {
  const said = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const isOpen = proposal && proposal.accepted_at === null;
  useEffect(() => {
    if (isOpen === false && wasOpen.current) said.current?.focus();
    wasOpen.current = isOpen === true;
  }, [isOpen]);
  return said;
}

/** Names that were kept begin their form anew, without the button that was pressed: reading goes on at its title. */
function useBegunAnew(names: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(names);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== names;
    before.current = names;
    if (isNew && document.activeElement === document.body) place.current?.focus();
  }, [names]);
  return place;
}

/** What the agency proposes, where the mailed link leads: read, accepted and asked about without an account. */
export default function ProposalPage() {
  usePageTitle(words.pageTitle, words.description);
  const { token = '' } = useParams();
  const answer = useSWR<OpenProposal, unknown>(pathOf(getProposal, { token }));
  const accepted = useSaidOnYes(answer.data);
  const names = answer.data && JSON.stringify(answer.data.travellers);
  const answering = useBegunAnew(names);
  if (!answer.data) {
    return (
      <PageFrame title={words.pageTitle}>
        <Loaded {...{ answer }} waiting={<Skeleton className="h-96 lg:mr-86" />} failed={words.failed} unknown={gone}>
          {() => null}
        </Loaded>
      </PageFrame>
    );
  }
  const { data: proposal, mutate } = answer;
  const { country_name, number, accepted_at, is_sold: isSold, adviser, questions } = proposal;
  return (
    <PageFrame title={words.title(country_name)} text={words.forWhom(fullName(proposal), number)}>
      {/* On a desk who answers stays in sight beside what is read. */}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start print:block print:space-y-4">
        <div className="grid grid-cols-1 gap-6">
          {isSold ? (
            <Notice tone="ok">{words.sold}</Notice>
          ) : (
            accepted_at && (
              <div ref={accepted} tabIndex={-1} className="scroll-mt-6 outline-none">
                <Notice tone="ok" role="status">
                  {words.accepted(moment(accepted_at))}
                </Notice>
              </div>
            )
          )}
          <Offer proposal={proposal} />
          {!isSold && (
            <div
              ref={answering}
              id={ANSWER_ID}
              tabIndex={-1}
              className="grid scroll-mt-6 gap-6 outline-none print:hidden"
            >
              <AcceptForm key={`${accepted_at}${names}`} {...{ token, proposal }} onAccepted={mutate} />
              <QuestionForm {...{ token, questions }} onAsked={mutate} />
            </div>
          )}
        </div>
        <ProposalAdviser adviser={adviser} />
      </div>
    </PageFrame>
  );
}
