import {
  type EndpointDefinition,
  type EventEnvelope,
  events as facts,
  journeyView,
  type JourneyView,
} from '@bitacora/contracts';
import { UnavailableError } from '@bitacora/kernel';
import { type CommandAnswer, isStaff, type RequestContext, type StaffCaller } from '@bitacora/platform';
import { Injectable, Logger } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { FileLinks } from '../files/file-links.ts';
import { signStoredFiles } from '../files/sign-stored-files.ts';
import { JourneyViews } from '../journey-view/journey-views.ts';
import { readerOf } from '../journey-view/reader.ts';

/** The first of two requests with one key applies what it wrote within milliseconds; the queue's copy takes a second at most. */
const WAIT_MILLISECONDS = 1500;
const POLL_EVERY_MILLISECONDS = 50;

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
    const written = events.find(
      ({ name, aggregate_id }) => aggregate_id === id && journeyFacts.some((fact) => fact === name),
    );
    // A repeat of what was done before writes nothing: the first request may be bringing it to the views this moment.
    const view = await this.viewOf(id, caller, written ? 0 : WAIT_MILLISECONDS);
    if (view) return view;
    if (!written) throw new UnavailableError('not_in_views_yet');
    const journey = facts['journeys.journey-updated'].data.parse(written.data);
    return this.journeys.ofSnapshot(journey, written.aggregate_version, reader);
  }

  /** Null when it is not there after so long, or cannot be read. */
  private async viewOf(id: string, caller: StaffCaller, wait: number): Promise<JourneyView | null> {
    const deadline = performance.now() + wait;
    try {
      for (;;) {
        const view = await this.journeys.one(id, caller.agency, readerOf(caller));
        if (view || performance.now() >= deadline) return view;
        await setTimeout(POLL_EVERY_MILLISECONDS);
      }
    } catch (error) {
      this.logger.warn(`the view of journey ${id} was not read: ${String(error)}`);
      return null;
    }
  }
}
