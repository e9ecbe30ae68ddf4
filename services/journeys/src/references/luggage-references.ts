import { type createLuggageRequest, hasTicketLeft, lastDayOf } from '@bitacora/contracts';
import { conflict, validationMessages as messages } from '@bitacora/contracts/messages';
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

  /** The record of the ticket of a request; null while that has none, and once it is not part of the journey any more. */
  async recordOf(request: LuggageRequest): Promise<string | null> {
    const { ticket } = await this.askedOf(request);
    return ticket?.record ?? null;
  }

  /**
   * Throws `conflict` where nobody can use luggage that is added any more, and `invalid` on a day to pay it after the journey. Its
   * request is locked, and its journey need not be: who calls that off meanwhile has done so after the answer.
   */
  async expectUsable(request: LuggageRequest): Promise<void> {
    const { journey, ticket } = await this.askedOf(request);
    if (!journey || !ticket || request.isPointless(journey)) throw conflict('luggage_pointless');
    const departure = await this.departureOf(ticket);
    if (this.hasLeft(journey, ticket, departure)) throw conflict('luggage_departed');
    const { payUntil } = request.answer ?? {};
    const { travelDate: travel_date, returnDate: return_date } = journey;
    const lastDay = lastDayOf({ travel_date, return_date }, departure ? [dayAt(departure)] : []);
    if (payUntil && payUntil > lastDay) {
      throw new InvalidError({ pay_until: [messages.luggagePaidAfterJourney] });
    }
  }

  private async askedOf({ journey: id, packageService }: LuggageRequest) {
    const journey = await this.journeys.find(id);
    return { journey, ticket: journey?.services.find((one) => one.id === packageService) };
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
    const departure = await this.departureOf(ticket);
    return this.hasLeft(journey, ticket, departure) ? messages.luggageOfDeparted : null;
  }

  /** When a ticket leaves, where its record tells that. */
  private async departureOf({ record }: PackageService): Promise<Date | null> {
    return record === null ? null : this.attachments.startOf(record);
  }

  private hasLeft({ travelDate, returnDate }: Journey, ticket: PackageService, departure: Date | null): boolean {
    const days = { travel_date: travelDate, return_date: returnDate };
    return hasTicketLeft({ departure, direction: ticket.travelDirection }, days, this.clock.now());
  }
}
