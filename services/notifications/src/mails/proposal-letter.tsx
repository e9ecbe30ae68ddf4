import { type ProposalSnapshot, serviceKind } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import type { Recipient } from '../domain/mail.ts';
import { AdviserContacts, answerer, answererOf } from './adviser-contacts.tsx';
import type { MailContext, TemplateInput } from './mail-kind.ts';
import { Facts, Written } from './parts.tsx';
import { quotedTrip, tripOf } from './quoted-trip.ts';

/** What each mail to the visitor of a proposal says of it. */
export const proposalLetter = z.object({
  country_name: z.string(),
  ...quotedTrip.shape,
  number: z.number().int(),
  /** Who answers the quote, where somebody was named who still works there. */
  owner: answerer.nullable(),
});
type ProposalLetter = z.infer<typeof proposalLetter>;

/** What its event says. */
type OfProposal = Pick<ProposalLetter, 'country_name' | 'number'> & { quote: string; owner: string | null };

export async function letterOf(
  { quote, country_name, number, owner }: OfProposal,
  { directory, today }: Pick<MailContext, 'directory' | 'today'>,
): Promise<ProposalLetter> {
  const trip = await tripOf(quote, directory);
  return { country_name, ...trip, number, owner: answererOf(await directory.answering(owner, today)) };
}

/** To who asked for the quote, who has no account. */
export const visitorOf = async (visitor: { email: string; first_name: string }): Promise<Recipient[]> => [
  { email: visitor.email, name: visitor.first_name, userId: null },
];

/** The link to the proposal, where its event has it. */
export const linkOf = ({ sealed, expires_at: end }: { sealed?: string | null; expires_at?: string | null }) =>
  sealed && end ? { sealed, expiresAt: new Date(end) } : null;

export const ProposedServices = ({ services }: Pick<ProposalSnapshot, 'services'>) => (
  <Facts
    rows={services.map(({ kind, text }) => [serviceKind(kind).label, <Written key={text}>{text}</Written>] as const)}
  />
);

export const ProposalContacts = ({
  data: { owner },
  agency,
}: Pick<TemplateInput<ProposalLetter>, 'data' | 'agency'>) => (
  <AdviserContacts adviser={owner} agency={agency} label={mailMessages.journey.answeredBy} />
);
