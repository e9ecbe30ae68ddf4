import {
  type AgencySnapshot,
  type EmployeeSnapshot,
  isOpenToVisitor,
  type NewQuoteSnapshot,
  type OpenProposal,
} from '@bitacora/contracts';
import { type Clock, dayAt, NotFoundError } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';

interface Row {
  quote: NewQuoteSnapshot;
  owner: EmployeeSnapshot | null;
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
    const link_hash = hash('sha256', token);
    const [row] = await this.database.query<Row>(
      `select data as quote, (select e.data from employees e where e.id = quotes.owner) as owner,
         (select a.data from agencies a where a.ruc = quotes.agency) as agency
       from quotes where data -> 'proposals' @> ?::jsonb`,
      [JSON.stringify([{ link_hash }])],
    );
    const proposal = row?.quote.proposals?.at(-1);
    if (!row?.agency || proposal?.link_hash !== link_hash) throw new NotFoundError();
    if (!isOpenToVisitor(proposal, dayAt(this.clock.now())) || row.quote.status === 'lost') throw new NotFoundError();
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
      adviser: adviserOf(row.owner, row.agency),
    };
  }
}

/** Who answers the quote, while he or she works there; else the agency. */
function adviserOf(owner: Row['owner'], { name, email, phone }: AgencySnapshot): OpenProposal['adviser'] {
  if (!owner?.is_active) return { name, email, phone, is_agency: true };
  return { name: fullName(owner), email: owner.email, phone: owner.phone ?? phone, is_agency: false };
}
