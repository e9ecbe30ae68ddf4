import type { createLuggageRequest } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, dayAt, type FieldErrors, InvalidError } from '@bitacora/kernel';
import { CLOCK, Database, ForeignReferences, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Journey } from '../domain/journey.ts';
import type { LuggageRequest } from '../domain/luggage-request.ts';
import type { PackageService } from '../domain/package-service.ts';
import { Attachments } from '../persistence/attachments.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';

/** Where a request belongs, and as whom the person asks. */
export type AskedTicket = Pick<LuggageRequest, 'agency' | 'passenger' | 'journey' | 'packageService'>;

type Found = AskedTicket | { errors: FieldErrors };

const refused = (message: string) => ({ errors: { package_service: [message] } });

/** Finds the ticket that luggage is asked for on: an attached one, still to fly, of a journey on which the person travels. */
@Injectable()
export class LuggageReferences implements ReferenceCheck<typeof createLuggageRequest> {
  constructor(
    private readonly database: Database,
    private readonly journeys: JourneyRepository,
    private readonly attachments: Attachments,
    private readonly people: PeopleProjection,
    private readonly foreign: ForeignReferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async brokenReferences({ body, caller }: PartialCall<typeof createLuggageRequest>): Promise<FieldErrors> {
    const { package_service: item } = body;
    if (item === undefined) return {};
    const found = await this.database.transaction(async () =>
      this.find(caller.userId, item, await this.journeys.findOfItem(item)),
    );
    return 'errors' in found ? found.errors : {};
  }

  /** With its journey locked: who calls it off waits, or is waited for. Throws `invalid` on what is no such ticket. */
  async ticketOf(userId: string, item: string): Promise<AskedTicket> {
    const found = await this.find(userId, item, await this.journeys.findOfItemLocked(item));
    if ('errors' in found) throw new InvalidError(found.errors);
    return found;
  }

  private async find(userId: string, item: string, journey: Journey | null): Promise<Found> {
    const passengers = await this.people.passengersOf(userId);
    const own = passengers.find(({ id }) => journey?.passengers.includes(id));
    // A ticket of a journey of others is as unknown as one that is not there.
    if (journey && !own) this.foreign.record('package_service');
    const ticket = journey?.services.find(({ id }) => id === item);
    if (!journey || !own || !ticket) return refused(messages.unknownReference);
    const problem = await this.problemOf(journey, ticket);
    if (problem) return refused(problem);
    return { agency: journey.agency, passenger: own.id, journey: journey.id, packageService: item };
  }

  private async problemOf(journey: Journey, ticket: PackageService): Promise<string | null> {
    if (ticket.kind !== 'air_ticket') return messages.luggageOfTicket;
    if (journey.isCancelled || ticket.cancellation) return messages.luggageOfCancelled;
    if (ticket.record === null) return messages.luggageOfPending;
    return (await this.hasDeparted(journey, ticket)) ? messages.luggageOfDeparted : null;
  }

  /** By the ticket's own time; by the journey's days where that was attached before its time was kept. */
  private async hasDeparted({ travelDate, returnDate }: Journey, { record, travelDirection }: PackageService) {
    const now = this.clock.now();
    const departure = record === null ? null : await this.attachments.startOf(record);
    if (departure !== null) return departure <= now;
    const day = travelDirection === 'V' ? (returnDate ?? travelDate) : travelDate;
    return day < dayAt(now);
  }
}
