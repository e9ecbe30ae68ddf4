import { getProposal, type OpenProposal, pathOf, serviceKind } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { ChatBubbleLeftRightIcon, EnvelopeIcon, PhoneIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { peopleText } from '../../lib/people-text.ts';
import { chatLink, mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { day, moment } from '../../lib/times.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AcceptForm } from './accept-form.tsx';
import { QuestionForm } from './question-form.tsx';
import { words } from './words.ts';

function Offer({ proposal }: { proposal: OpenProposal }) {
  const { message, services, price, n_adults, n_children, travel_date, valid_until } = proposal;
  return (
    <Card isAccented className="grid gap-6">
      {message !== '' && <p className="border-l-4 border-sun pl-4 whitespace-pre-line wrap-anywhere">{message}</p>}
      <section aria-labelledby="que-incluye" className="grid gap-3">
        <h2 id="que-incluye" className="text-subtitle font-semibold">
          {words.services}
        </h2>
        <ul className="grid gap-3">
          {services.map(({ kind, text }, index) => (
            // What is proposed does not change in place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex gap-3">
              <LineIcon path={serviceKind(kind).icon} className="mt-0.5 size-6 shrink-0 text-sea" />
              <span className="min-w-0 wrap-anywhere">
                <span className="block text-small text-ink-soft">{serviceKind(kind).label}</span>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid gap-4 border-t border-line pt-5">
        <p>
          <span className="block text-small text-ink-soft">{words.priceLabel}</span>
          <span className="tabular text-title font-bold">{words.price(price)}</span>
        </p>
        <DetailList
          lines={[
            [words.validUntil, day(valid_until)],
            [words.travelDate, day(travel_date)],
            [words.people, peopleText(n_adults, n_children)],
          ]}
        />
      </div>
    </Card>
  );
}

function Adviser({ adviser }: { adviser: OpenProposal['adviser'] }) {
  const { name, phone, email, is_agency: isAgency } = adviser;
  const style = buttonStyle('secondary');
  return (
    <section aria-labelledby="quien-atiende">
      <Card className="grid gap-4">
        <h2 id="quien-atiende" className="text-subtitle font-semibold">
          {words.adviser.title}
        </h2>
        <p>
          <span className="font-semibold">{name}</span>
          <span className="block text-small text-ink-soft">
            {isAgency ? words.adviser.agency : words.adviser.adviser}
          </span>
          {/* At a desk nothing dials, and paper has no buttons. */}
          <span className="tabular mt-1 block text-small">{readablePhone(phone)}</span>
          <span className="block text-small wrap-anywhere">{email}</span>
        </p>
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow print:hidden">
          <a href={phoneLink(phone)} className={style}>
            <PhoneIcon aria-hidden className="size-5" />
            {words.adviser.call}
          </a>
          <NewTabLink href={chatLink(phone)} className={style}>
            <ChatBubbleLeftRightIcon aria-hidden className="size-5" />
            {words.adviser.chat}
          </NewTabLink>
          <a href={mailLink(email)} className={style}>
            <EnvelopeIcon aria-hidden className="size-5" />
            {words.adviser.write}
          </a>
        </div>
      </Card>
    </section>
  );
}

const gone = (
  <PageFrame title={words.pageTitle} width="sheet">
    <EmptyState
      icon={<EnvelopeIcon aria-hidden />}
      title={words.gone}
      action={<LinkButton to={paths.contacts}>{words.toContacts}</LinkButton>}
    >
      {words.goneText}
    </EmptyState>
  </PageFrame>
);

/** What the agency proposes, where the mailed link leads: read, accepted and asked about without an account. */
export default function ProposalPage() {
  usePageTitle(words.pageTitle, words.description);
  const { token = '' } = useParams();
  const answer = useSWR<OpenProposal, unknown>(pathOf(getProposal, { token }));
  const framed = (content: ReactNode) => (
    <PageFrame title={words.pageTitle} width="sheet">
      {content}
    </PageFrame>
  );
  if (!answer.data) {
    return (
      <Loaded {...{ answer }} waiting={framed(<Skeleton className="h-96" />)} failed={words.failed} unknown={gone}>
        {() => null}
      </Loaded>
    );
  }
  const { data: proposal, mutate } = answer;
  const { country_name, number, accepted_at, is_sold: isSold, adviser, travellers } = proposal;
  return (
    <PageFrame title={words.title(country_name)} text={words.forWhom(fullName(proposal), number)} width="sheet">
      <div className="grid gap-6">
        {isSold ? (
          <Notice tone="ok">{words.sold}</Notice>
        ) : (
          accepted_at && (
            <Notice tone="ok" role="status">
              {words.accepted(moment(accepted_at))}
            </Notice>
          )
        )}
        <Offer proposal={proposal} />
        {!isSold && (
          <div className="grid gap-6 print:hidden">
            <AcceptForm
              key={`${accepted_at}${JSON.stringify(travellers)}`}
              {...{ token, proposal }}
              onAccepted={mutate}
            />
            <QuestionForm token={token} />
          </div>
        )}
        <Adviser adviser={adviser} />
      </div>
    </PageFrame>
  );
}
