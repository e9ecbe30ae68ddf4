import { Injectable } from '@nestjs/common';
import type { Journey } from '../domain/journey.ts';
import { Attachments } from '../persistence/attachments.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';

/** Stores a new journey, with whatever was told of its items before it came. */
@Injectable()
export class StoreJourney {
  constructor(
    private readonly journeys: JourneyRepository,
    private readonly attachments: Attachments,
  ) {}

  async store(journey: Journey): Promise<void> {
    await this.attachments.lockToStore();
    journey.reflect(await this.attachments.claims(journey.services.map(({ id }) => id)));
    await this.journeys.save(journey);
  }
}
