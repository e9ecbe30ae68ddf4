import type { History, KeptFact, ServiceName } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { arrayPage, CLOCK, Database, HistoryReader, type PageQuery, type StaffCaller } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { seesAmounts } from '../auth/sees-amounts.ts';
import { OwnSubjects } from '../projections/own-subjects.ts';
import { NamedPeople } from './named-people.ts';
import { shapeHistory } from './shape-history.ts';
import { ToldFacts } from './told-facts.ts';

/** Where what is on a journey is kept, and in which tables of the read model its ids are. */
const owners = {
  journeys: ['luggage_requests'],
  'services-catalog': ['service_records', 'service_documents'],
  billing: ['invoices', 'payments', 'refunds'],
} as const satisfies Partial<Record<ServiceName, readonly string[]>>;

const withItems = z.object({ services: z.array(z.object({ service: z.string().nullable() })) });

/** Records that a journey had once: what was released belongs to no journey any more. */
const recordsIn = (told: readonly KeptFact[]) =>
  told.flatMap(({ data }) => withItems.safeParse(data).data?.services.flatMap(({ service }) => service ?? []) ?? []);

/** Reads what happened to a journey from the services that it happened in; of bills and amounts only who may read billing. */
@Injectable()
export class JourneyHistory {
  constructor(
    private readonly database: Database,
    private readonly subjects: OwnSubjects,
    private readonly history: HistoryReader,
    private readonly people: NamedPeople,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `not-found` when the caller's agency has no such journey. */
  async of(journey: string, caller: StaffCaller, query: PageQuery): Promise<History> {
    const { agency } = caller;
    await this.subjects.journey(journey, agency);
    const isForAmounts = seesAmounts(caller);
    const told = new ToldFacts(this.history);
    const own = await told.read('journeys', [journey, ...(await this.idsOn(journey, owners.journeys))]);
    const [mails, records, bills] = await Promise.all([
      told.ofMails(journey, isForAmounts),
      told.read('services-catalog', [...recordsIn(own), ...(await this.idsOn(journey, owners['services-catalog']))]),
      isForAmounts ? told.read('billing', await this.idsOn(journey, owners.billing)) : [],
    ]);
    const facts = [...own, ...mails, ...records, ...bills];
    const people = await this.people.in(facts, agency);
    const entries = shapeHistory(facts, { agency, people, seesAmounts: isForAmounts, today: dayAt(this.clock.now()) });
    return { ...arrayPage(entries, ({ id }) => id, query), away: told.away };
  }

  private async idsOn(journey: string, tables: readonly string[]): Promise<string[]> {
    const selects = tables.map((table) => `select id from ${table} where journey = ?`);
    const rows = await this.database.query<{ id: string }>(
      selects.join(' union all '),
      tables.map(() => journey),
    );
    return rows.map(({ id }) => id);
  }
}
