import { type JourneyInternal, journeyInternal } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError, NotFoundError } from '@bitacora/kernel';
import { ServiceClient } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

const PATIENCE_MILLISECONDS = 1000;

/** What journeys knows about a journey; one of the two calls between services (design §4). */
@Injectable()
export class Journeys {
  constructor(private readonly services: ServiceClient) {}

  /** Throws `invalid` on `journey` when the agency has no such one, `unavailable` when journeys is away. */
  async get(id: string, agency: string): Promise<JourneyInternal> {
    const journey = await this.find(id);
    if (journey?.agency !== agency) throw new InvalidError({ journey: [messages.unknownReference] });
    return journey;
  }

  private async find(id: string): Promise<JourneyInternal | null> {
    try {
      const path = `/internal/journeys/${encodeURIComponent(id)}`;
      return journeyInternal.parse(await this.services.get('journeys', path, PATIENCE_MILLISECONDS));
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  }
}
