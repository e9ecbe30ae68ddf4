import type { createProblemReport } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, InvalidError } from '@bitacora/kernel';
import { Database, ForeignReferences, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { ProblemReport } from '../domain/problem-report.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';

/** Where a report belongs, and as whom the person reports. */
export type Addressee = Pick<ProblemReport, 'agency' | 'passenger' | 'journey' | 'adviser'>;

/** Finds to whom a report goes: the journey decides; without one the agency that was named, else the only one. */
@Injectable()
export class ReportReferences implements ReferenceCheck<typeof createProblemReport> {
  constructor(
    private readonly database: Database,
    private readonly journeys: JourneyRepository,
    private readonly people: PeopleProjection,
    private readonly foreign: ForeignReferences,
  ) {}

  async brokenReferences({ body, caller }: PartialCall<typeof createProblemReport>): Promise<FieldErrors> {
    const { journey, agency } = body;
    // Which of the two decides shows only when both are known.
    if (journey === undefined || agency === undefined) return {};
    const found = await this.database.transaction(() => this.find(caller.userId, { journey, agency }));
    return 'errors' in found ? found.errors : {};
  }

  /** Throws `invalid` on what names nobody. */
  async addresseeOf(userId: string, sent: { journey: string | null; agency: string | null }): Promise<Addressee> {
    const found = await this.find(userId, sent);
    if ('errors' in found) throw new InvalidError(found.errors);
    return found;
  }

  private async find(
    userId: string,
    { journey: journeyId, agency }: { journey: string | null; agency: string | null },
  ): Promise<Addressee | { errors: FieldErrors }> {
    const passengers = await this.people.passengersOf(userId);
    if (journeyId !== null) {
      const journey = await this.journeys.find(journeyId);
      const own = passengers.find(({ id }) => journey?.passengers.includes(id));
      // Somebody else's journey is as unknown as one that is not there.
      if (journey && !own) this.foreign.record('journey');
      if (!journey || !own) return { errors: { journey: [messages.unknownReference] } };
      return { agency: journey.agency, passenger: own.id, journey: journey.id, adviser: journey.travelAgent };
    }
    const possible = agency === null ? passengers : passengers.filter((passenger) => passenger.agency === agency);
    const [only, another] = possible;
    if (!only) return { errors: { agency: [messages.unknownReference] } };
    if (another) return { errors: { agency: [messages.whichAgency] } };
    return { agency: only.agency, passenger: only.id, journey: null, adviser: null };
  }
}
