import { type OpenProposal, serviceKind } from '@bitacora/contracts';
import { quoteMessages } from '@bitacora/contracts/messages';
import { ArrowDownIcon } from '@heroicons/react/24/outline';
import { day } from '../../lib/times.ts';
import { Card } from '../../ui/card.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words } from './words.ts';

/** The place on the page where the visitor answers. */
export const ANSWER_ID = 'responder';

/** What is proposed, for whom, for how much and until when. */
export function Offer({ proposal }: { proposal: OpenProposal }) {
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
            [words.people, quoteMessages.people(n_adults, n_children)],
          ]}
        />
        {/* A family's names are many fields: what they are for is said beside the price. */}
        {proposal.accepted_at === null && !proposal.is_sold && (
          <a
            href={`#${ANSWER_ID}`}
            className={`inline-flex min-h-11 items-center gap-2 justify-self-start print:hidden ${textLinkStyle}`}
          >
            {words.toAnswer}
            <ArrowDownIcon aria-hidden className="size-4" />
          </a>
        )}
      </div>
    </Card>
  );
}
