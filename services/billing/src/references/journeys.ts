import { type JourneyInternal, journeyInternal } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, NotFoundError } from '@bitacora/kernel';
import { ServiceClient } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

const TIMEOUT_MILLISECONDS = 1000;

/** The error of a journey that was named and is not there. */
export const unknownJourney = (journey: JourneyInternal | null): FieldErrors =>
  journey ? {} : { journey: [messages.unknownReference] };

/** What journeys knows about a journey; asked of it (architecture#attaching-a-service). */
@Injectable()
export class Journeys {
  constructor(private readonly services: ServiceClient) {}

  /** Null when the agency has no such one. Throws `unavailable` when journeys is away. */
  async find(id: string, agency: string): Promise<JourneyInternal | null> {
    try {
      const path = `/internal/journeys/${encodeURIComponent(id)}`;
      const journey = journeyInternal.parse(await this.services.get('journeys', path, TIMEOUT_MILLISECONDS));
      return journey.agency === agency ? journey : null;
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  }
}
