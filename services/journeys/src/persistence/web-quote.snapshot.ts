import {
  type AskedQuestion,
  type HandledQuoteSnapshot,
  type ProposalSnapshot,
  quoteAnswer,
  type QuoteSnapshot,
  type WebQuote as WebQuoteAnswer,
} from '@bitacora/contracts';
import type { Proposal, Question } from '../domain/proposal.ts';
import type { WebQuote } from '../domain/web-quote.ts';

/** A quote as the visitor who wrote it, and the advisers who are told of it, see it. */
export function webQuoteSnapshot(quote: WebQuote): QuoteSnapshot {
  return {
    id: quote.id,
    agency: quote.agency,
    first_name: quote.firstName,
    last_name: quote.lastName,
    phone: quote.phone,
    email: quote.email,
    n_adults: quote.adults,
    n_children: quote.children,
    travel_date: quote.travelDate,
    country: quote.country,
    country_name: quote.countryName,
    created_at: quote.createdAt.toISOString(),
  };
}

const proposalSnapshot = (proposal: Proposal): ProposalSnapshot => ({
  number: proposal.number,
  services: [...proposal.services],
  price_cents: proposal.priceCents,
  valid_until: proposal.validUntil,
  message: proposal.message,
  sent_at: proposal.sentAt,
  by: proposal.by,
  link_hash: proposal.linkHash,
  ...(proposal.copiedLinks && {
    copied_links: proposal.copiedLinks.map(({ linkHash, ...copied }) => ({ link_hash: linkHash, ...copied })),
  }),
  withdrawn_at: proposal.withdrawnAt,
  accepted_at: proposal.acceptedAt,
});

const questionSnapshot = ({ text, at, answeredAt, answer }: Question): AskedQuestion => ({
  text,
  at,
  ...(answeredAt && { answered_at: answeredAt }),
  ...(answer && { answer }),
});

/** The same with what staff made of it. */
export const handledQuoteSnapshot = (quote: WebQuote): HandledQuoteSnapshot => ({
  ...webQuoteSnapshot(quote),
  status: quote.status,
  owner: quote.owner,
  notes: quote.notes,
  lost_reason: quote.lostReason,
  answered_at: quote.answeredAt?.toISOString() ?? null,
  closed_at: quote.closedAt?.toISOString() ?? null,
  // Left out as long as there is none: so the rows of before that was kept are still right.
  ...(quote.proposals.length > 0 && { proposals: quote.proposals.map(proposalSnapshot) }),
  ...(quote.travellers.length > 0 && { travellers: [...quote.travellers] }),
  ...(quote.questions.length > 0 && { questions: quote.questions.map(questionSnapshot) }),
  ...(quote.journey && { journey: quote.journey }),
});

/** The same as answers to staff show it. */
export const webQuoteAnswer = (quote: WebQuote): WebQuoteAnswer =>
  quoteAnswer(handledQuoteSnapshot(quote), quote.version);

/** Whom and what a mail about it names. */
export const mailedQuote = (quote: WebQuote, number: number) => ({
  quote: quote.id,
  agency: quote.agency,
  first_name: quote.firstName,
  last_name: quote.lastName,
  email: quote.email,
  phone: quote.phone,
  country_name: quote.countryName,
  owner: quote.owner,
  number,
});
