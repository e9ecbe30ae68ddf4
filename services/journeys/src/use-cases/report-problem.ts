import type { BodyOf, createProblemReport, StoredFile, StoredProblemReport } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, InvalidError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, FileStore } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProblemReport } from '../domain/problem-report.ts';
import { SubmissionLimits } from '../limits/submission-limits.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { KnownPeople } from '../persistence/known-people.ts';
import { problemReportAnswer } from '../persistence/problem-report-snapshot.ts';
import { ProblemReportRepository } from '../persistence/problem-report.repository.ts';

type Input = BodyOf<typeof createProblemReport>;

/** Where a report belongs, and as whom the person reports. */
type Addressee = Pick<ProblemReport, 'agency' | 'passenger' | 'journey' | 'adviser'>;

export class ReportProblem extends Command<StoredProblemReport> {
  constructor(
    readonly userId: string,
    readonly input: Input,
    readonly file: StoredFile | null,
  ) {
    super();
  }
}

@CommandHandler(ReportProblem)
export class ReportProblemHandler implements ICommandHandler<ReportProblem> {
  constructor(
    private readonly reports: ProblemReportRepository,
    private readonly journeys: JourneyRepository,
    private readonly known: KnownPeople,
    private readonly limits: SubmissionLimits,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ userId, input, file }: ReportProblem): Promise<StoredProblemReport> {
    const addressee = await this.addresseeOf(userId, input);
    await this.limits.take({ rule: 'report-person', of: userId });
    const report = ProblemReport.write(newId(), {
      ...addressee,
      number: await this.reports.nextNumber(addressee.agency),
      userId,
      topic: input.topic,
      description: input.description,
      file,
      createdAt: this.clock.now(),
    });
    if (file) await this.files.keep(file.id);
    await this.reports.save(report);
    return problemReportAnswer(report);
  }

  /** The journey decides; without one the agency that was named, else the only one. */
  private async addresseeOf(userId: string, { journey: journeyId, agency }: Input): Promise<Addressee> {
    const passengers = await this.known.passengersOf(userId);
    if (journeyId !== null) {
      const journey = await this.journeys.find(journeyId);
      const own = passengers.find(({ id }) => journey?.passengers.includes(id));
      // Somebody else's journey is as unknown as one that is not there.
      if (!journey || !own) throw new InvalidError({ journey: [messages.unknownReference] });
      return { agency: journey.agency, passenger: own.id, journey: journey.id, adviser: journey.travelAgent };
    }
    const possible = agency === null ? passengers : passengers.filter((passenger) => passenger.agency === agency);
    const [only, another] = possible;
    if (!only) throw new InvalidError({ agency: [messages.unknownReference] });
    if (another) throw new InvalidError({ agency: [messages.whichAgency] });
    return { agency: only.agency, passenger: only.id, journey: null, adviser: null };
  }
}
