import type { AnswerOf, BodyOf, handOver } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, expectValid } from '@bitacora/kernel';
import { CLOCK, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';
import { ProblemReportRepository } from '../persistence/problem-report.repository.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { PeopleOfNow } from '../projections/people-of-now.ts';
import { WorkOfEmployees } from '../queries/work-of-employee.ts';

/** As many as one transaction changes: each is an aggregate with its lock and its event. */
const AT_ONCE = 25;

type Result = AnswerOf<typeof handOver>;

export class HandOver extends Command<Result> {
  constructor(
    readonly from: { employee: string; agency: string },
    readonly input: BodyOf<typeof handOver>,
  ) {
    super();
  }
}

/**
 * Gives what an employee looks after to another one (product 14.10), some of it at a time: what was given is his or hers no
 * more, so that the same command goes on with the rest, whoever stopped in between.
 */
@CommandHandler(HandOver)
export class HandOverHandler implements StagedHandler<HandOver> {
  constructor(
    private readonly journeys: JourneyRepository,
    private readonly quotes: WebQuoteRepository,
    private readonly reports: ProblemReportRepository,
    private readonly people: PeopleProjection,
    private readonly peopleOfNow: PeopleOfNow,
    private readonly work: WorkOfEmployees,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async prepare({ from: { agency }, input: { to } }: HandOver): Promise<void> {
    await this.peopleOfNow.read({ agency, passengers: [], travelAgent: to });
  }

  async execute({ from, input }: HandOver): Promise<Result> {
    const { to, ...asked } = input;
    const { agency, employee } = from;
    const { travelAgent: isMissing } = await this.people.missing({ agency, passengers: [], travelAgent: to });
    expectValid(isMissing || to === employee ? { to: [messages.unknownReference] } : {});
    const done = {
      journeys: await this.handJourneys({ ...from, ...asked }, to),
      quotes: await this.handQuotes({ ...from, ...asked }, to),
      reports: await this.handReports({ ...from, ...asked }, to),
    };
    const left = Object.values(await this.work.count({ ...from, ...asked })).reduce((sum, count) => sum + count, 0);
    return { done, left };
  }

  private async handJourneys(asked: HandedOver, to: string): Promise<number> {
    let handed = 0;
    for (const id of await this.work.some('journeys', asked, AT_ONCE)) {
      const journey = await this.journeys.getLocked({ id, agency: asked.agency });
      // Somebody else was first.
      if (journey.travelAgent !== asked.employee || journey.isCancelled) continue;
      journey.change({ travelAgent: to });
      await this.journeys.save(journey);
      handed += 1;
    }
    return handed;
  }

  private async handQuotes(asked: HandedOver, to: string): Promise<number> {
    let handed = 0;
    for (const id of await this.work.some('quotes', asked, AT_ONCE)) {
      const quote = await this.quotes.getLocked({ id, agency: asked.agency });
      if (quote.owner !== asked.employee) continue;
      quote.change({ owner: to }, this.clock.now());
      await this.quotes.save(quote);
      handed += 1;
    }
    return handed;
  }

  private async handReports(asked: HandedOver, to: string): Promise<number> {
    let handed = 0;
    for (const id of await this.work.some('reports', asked, AT_ONCE)) {
      const report = await this.reports.getLocked({ id, agency: asked.agency });
      if (report.owner !== asked.employee) continue;
      report.change({ owner: to });
      await this.reports.save(report);
      handed += 1;
    }
    return handed;
  }
}

type HandedOver = HandOver['from'] & Omit<HandOver['input'], 'to'>;
