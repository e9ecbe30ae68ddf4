import { type EndpointDefinition, type EventEnvelope, events as facts, journeyView } from '@bitacora/contracts';
import { UnavailableError } from '@bitacora/kernel';
import { type CommandAnswer, isStaff, type RequestContext, type StaffCaller } from '@bitacora/platform';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { FileLinks } from '../files/file-links.ts';
import { signStoredFiles } from '../files/sign-stored-files.ts';
import { JourneyViews } from '../journey-view/journey-views.ts';
import { readerOf } from '../journey-view/reader.ts';

const changedJourney = z.object({ id: z.string() });

const journeyFacts = ['journeys.journey-created', 'journeys.journey-updated', 'journeys.journey-cancelled'] as const;

/** What a service answers, as a client reads it: files become links, a journey becomes its view. */
@Injectable()
export class AnswerShapers {
  private readonly logger = new Logger('Gateway');

  constructor(
    private readonly journeys: JourneyViews,
    private readonly links: FileLinks,
  ) {}

  async shape(
    endpoint: EndpointDefinition,
    { body, events }: CommandAnswer,
    caller: RequestContext['caller'],
  ): Promise<unknown> {
    if (!caller) return signStoredFiles(body, () => null);
    if (endpoint.publicAnswer === journeyView && isStaff(caller)) {
      return this.journey(changedJourney.parse(body).id, events, caller);
    }
    return signStoredFiles(body, (file) => this.links.linkTo(file, caller.userId));
  }

  /** The journey is committed: whether the views have it, or can be read at all, its answer has the same shape. */
  private async journey(id: string, events: readonly EventEnvelope[], caller: StaffCaller): Promise<unknown> {
    const reader = readerOf(caller);
    const view = await this.journeys.one(id, caller.agency, reader).catch((error: unknown) => {
      this.logger.warn(`the view of journey ${id} was not read: ${String(error)}`);
      return null;
    });
    if (view) return view;
    const written = events.find(
      ({ name, aggregate_id }) => aggregate_id === id && journeyFacts.some((fact) => fact === name),
    );
    // A repeat of what was done before writes nothing: it may come again once the views have caught up.
    if (!written) throw new UnavailableError('not_in_views_yet');
    const journey = facts['journeys.journey-updated'].data.parse(written.data);
    return this.journeys.ofSnapshot(journey, written.aggregate_version, reader);
  }
}
