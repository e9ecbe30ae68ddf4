import {
  type AgencySnapshot,
  type EmployeeSnapshot,
  isOpenToVisitor,
  type NewQuoteSnapshot,
  type OpenProposal,
  type ProposalSnapshot,
  rightsOf,
} from '@bitacora/contracts';
import { type Clock, dayAt, NotFoundError } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import { chatNumber } from '@bitacora/kernel/phone';
import { CLOCK, Database, hashOfSecret } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { joinStandIns, standInOn, type StandIns, standInsOfRow } from '../projections/stand-ins.ts';

interface Row {
  quote: NewQuoteSnapshot;
  owner: EmployeeSnapshot | null;
  stand_ins: StandIns;
  agency: AgencySnapshot | null;
}

/** What visitors read by the links that were mailed to them (product 10.6). */
@Injectable()
export class OpenProposals {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `not-found` for a link that opens nothing, whatever it opened once. */
  async find(token: string): Promise<OpenProposal> {
    const link_hash = hashOfSecret(token);
    const [row] = await this.database.query<Row>(
      `select q.data as quote, e.data as owner, ${standInsOfRow},
         (select a.data - 'logo_image' from agencies a where a.ruc = q.agency) as agency
       from quotes q left join employees e on e.id = q.owner ${joinStandIns}
       where q.data -> 'proposals' @> ?::jsonb or q.data -> 'proposals' @> ?::jsonb`,
      [JSON.stringify([{ link_hash }]), JSON.stringify([{ copied_links: [{ link_hash }] }])],
    );
    const proposal = row?.quote.proposals?.at(-1);
    if (!row?.agency || !proposal || !hasLink(proposal, link_hash)) throw new NotFoundError();
    const today = dayAt(this.clock.now());
    if (!isOpenToVisitor(proposal, today) || row.quote.status === 'lost') throw new NotFoundError();
    const { first_name, last_name, n_adults, n_children, travel_date, country_name } = row.quote;
    const { number, services, price_cents, valid_until, message, sent_at, accepted_at } = proposal;
    return {
      number,
      first_name,
      last_name,
      n_adults,
      n_children,
      travel_date,
      country_name,
      services,
      price: price_cents / 100,
      valid_until,
      message,
      sent_at,
      accepted_at,
      is_sold: row.quote.status === 'won',
      travellers: row.quote.travellers ?? [],
      questions: row.quote.questions ?? [],
      adviser: adviserOf(row, row.agency, today),
    };
  }
}

/** Whether a link is one of its own: the mailed one, or one that staff copied. */
const hasLink = ({ link_hash, copied_links = [] }: ProposalSnapshot, asked: string): boolean =>
  link_hash === asked || copied_links.some((one) => one.link_hash === asked);

/** Who answers the quote today, while its owner works there and may; else the agency. */
function adviserOf({ owner, stand_ins }: Row, agency: AgencySnapshot, today: string): OpenProposal['adviser'] {
  const { name, email, phone, chat_numbers: chats } = agency;
  const chat = chats[0]?.number ?? null;
  if (!owner?.is_active || !rightsOf(owner.roles).includes('quotes'))
    return { name, email, phone, chat, is_agency: true };
  const standIn = standInOn(today, owner, stand_ins);
  const answering = standIn ?? owner;
  return {
    name: fullName(answering),
    email: answering.email,
    phone: answering.phone ?? phone,
    chat: chatNumber(answering.phone) ?? chat,
    is_agency: false,
    ...(standIn && { stands_in_for: fullName(owner) }),
  };
}
