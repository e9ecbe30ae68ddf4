import { z } from 'zod';
import { askedQuestion, type ProposalSnapshot, type QuotedTraveller, quotedTraveller } from '../events/snapshots.ts';
import { serviceKinds } from '../service-kinds/kinds.ts';
import { dollars, id, integer, lines, orNull, personName, text, todayOrLater, version } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';
import { handledQuote } from './web-quotes.ts';

const ofQuote = {
  owner: 'journeys',
  access: 'staff',
  may: 'quotes',
  answer: handledQuote,
} as const;

/** Longest message of a proposal, and longest text of one of its services, in characters. */
export const PROPOSAL_MESSAGE_LENGTH = 4000;
export const PROPOSED_SERVICE_LENGTH = 500;
export const PROPOSED_SERVICES = 20;

export const sendProposal = endpoint({
  ...ofQuote,
  name: 'sendProposal',
  method: 'POST',
  path: '/api/v1/agency/web_quote/:id/proposal',
  summary:
    'Answer a quote with a proposal: a new version, mailed to the visitor with its link; that of the one before ends',
  params: z.object({ id: id() }),
  body: z.object({
    services: z
      .array(z.object({ kind: z.enum(serviceKinds), text: text(PROPOSED_SERVICE_LENGTH) }))
      .min(1)
      .max(PROPOSED_SERVICES),
    /** Of all who travel. */
    price: dollars(),
    valid_until: todayOrLater(),
    message: z.union([z.literal(''), lines(PROPOSAL_MESSAGE_LENGTH)]).default(''),
    /** Employee who answers the quote from now on; as it is, when it is not given. */
    owner: orNull(id()),
    version: version(),
  }),
  status: 201,
});

export const withdrawProposal = endpoint({
  ...ofQuote,
  name: 'withdrawProposal',
  method: 'POST',
  path: '/api/v1/agency/web_quote/:id/proposal/:number/withdraw',
  summary: 'End the link of a proposal',
  params: z.object({ id: id(), number: integer(1, 1000) }),
  status: 200,
});

/** Versions of one quote: each is mailed to its visitor, and kept. */
export const PROPOSALS = 20;

/** Links of one version that staff copy; those of its mails are not among them. */
export const COPIED_LINKS = 50;

export const copyProposalLink = endpoint({
  ...ofQuote,
  name: 'copyProposalLink',
  method: 'POST',
  path: '/api/v1/agency/web_quote/:id/proposal_link',
  summary:
    'One more link of the last proposal, told once, for staff to hand over; it ends as the mailed one does, which goes on working',
  params: z.object({ id: id() }),
  status: 201,
  answer: z.object({ token: z.string() }),
  tellsSecret: true,
});

/** Longest question about a proposal, and longest answer to it, in characters. */
export const PROPOSAL_QUESTION_LENGTH = 2000;

/** Questions of a quote, from 1. */
export const PROPOSAL_QUESTIONS = 20;

export const answerQuestion = endpoint({
  ...ofQuote,
  name: 'answerQuestion',
  method: 'POST',
  path: '/api/v1/agency/web_quote/:id/question/:number/answer',
  summary: 'Answer a question about a proposal, and those before it; the visitor gets a mail',
  params: z.object({ id: id(), number: integer(1, PROPOSAL_QUESTIONS) }),
  body: z.object({ answer: lines(PROPOSAL_QUESTION_LENGTH) }),
  status: 200,
});

/** What a link keeps secret: 32 bytes. */
const secret = z.string().regex(/^[\w-]{43}$/);
const ofVisitor = { access: 'public', params: z.object({ token: secret }) } as const;
const path = '/api/v1/proposal/:token';

/** Who of a proposal can be named at its link. */
export const QUOTED_TRAVELLERS = 100;

const traveller = quotedTraveller.extend({
  first_name: z.union([z.literal(''), personName()]),
  last_name: z.union([z.literal(''), personName()]),
});

/** Somebody of the agency to turn to, or the agency itself. */
const adviser = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Where a chat goes, the agency's where that one has none; null where there is none. Missing from servers before it. */
  chat: z.string().nullish(),
  is_agency: z.boolean(),
  /** The name of the quote's owner, while he or she is absent and this one answers. */
  stands_in_for: z.string().optional(),
});

/** A proposal as its visitor reads it. */
export const openProposal = z.object({
  number: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  n_adults: z.number().int(),
  n_children: z.number().int(),
  travel_date: z.string(),
  country_name: z.string(),
  services: z.array(z.object({ kind: z.enum(serviceKinds), text: z.string() })),
  price: z.number(),
  valid_until: z.string(),
  message: z.string(),
  sent_at: z.string(),
  accepted_at: z.string().nullable(),
  /** It is a journey by now: there is nothing to say to it any more. */
  is_sold: z.boolean(),
  travellers: z.array(quotedTraveller),
  /** What was asked of any version, with its answers. */
  questions: z.array(askedQuestion),
  adviser,
});
export type OpenProposal = z.infer<typeof openProposal>;

export const getProposal = endpoint({
  ...ofVisitor,
  name: 'getProposal',
  method: 'GET',
  path,
  owner: 'bff',
  summary: 'The proposal of a mailed link; not there once it expired, was withdrawn or has a later version',
  status: 200,
  answer: openProposal,
});

export const acceptProposal = endpoint({
  ...ofVisitor,
  name: 'acceptProposal',
  method: 'POST',
  path: `${path}/accept`,
  owner: 'journeys',
  summary: 'Say yes to a proposal, or name again who travels; the adviser gets a mail at the first yes',
  body: z.object({ travellers: z.array(traveller).max(QUOTED_TRAVELLERS) }),
  status: 200,
  answer: z.object({ accepted_at: z.string() }),
});

export const askAboutProposal = endpoint({
  ...ofVisitor,
  name: 'askAboutProposal',
  method: 'POST',
  path: `${path}/question`,
  owner: 'journeys',
  summary: 'Ask about a proposal; the adviser gets a mail',
  body: z.object({ question: lines(PROPOSAL_QUESTION_LENGTH) }),
  status: 201,
  answer: z.object({ asked_at: z.string() }),
});

/** Whether the link of a proposal opens it on a day: the last version, until it is withdrawn or expires (product 10.6). */
export const isOpenToVisitor = (
  { valid_until, withdrawn_at }: Pick<ProposalSnapshot, 'valid_until' | 'withdrawn_at'>,
  today: string,
): boolean => withdrawn_at === null && valid_until >= today;

interface Quoted {
  first_name: string;
  last_name: string;
  n_adults: number;
  n_children: number;
  travellers: readonly QuotedTraveller[];
}

/** A row for each who was quoted, adults first, with the names that the visitor wrote; before there is one, who asked is the first. */
export function quotedTravellers({
  first_name,
  last_name,
  n_adults,
  n_children,
  travellers,
}: Quoted): QuotedTraveller[] {
  const isNamed = travellers.some((one) => one.first_name !== '' || one.last_name !== '');
  const known = isNamed ? travellers : [{ kind: 'adult' as const, first_name, last_name }];
  const rows = (kind: QuotedTraveller['kind'], count: number) => {
    const people = known.filter((one) => one.kind === kind);
    return Array.from({ length: count }, (_, index) => people[index] ?? { kind, first_name: '', last_name: '' });
  };
  return [...rows('adult', n_adults), ...rows('child', n_children)];
}
