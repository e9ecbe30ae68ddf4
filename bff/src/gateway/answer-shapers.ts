import type { EndpointDefinition } from '@bitacora/contracts';
import { isStaff, type RequestContext } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FileLinks } from '../files/file-links.ts';
import { signStoredFiles } from '../files/sign-stored-files.ts';
import { JourneyViews } from '../journey-view/journey-views.ts';
import { readerOf } from '../journey-view/reader.ts';

const createdJourney = z.object({ id: z.string() });

/** What a service answers, as a client reads it: files become links, a created journey becomes its view. */
@Injectable()
export class AnswerShapers {
  constructor(
    private readonly journeys: JourneyViews,
    private readonly links: FileLinks,
  ) {}

  async shape(
    endpoint: EndpointDefinition,
    answer: unknown,
    caller: RequestContext['caller'],
    request: FastifyRequest,
  ): Promise<unknown> {
    if (!caller) return signStoredFiles(answer, () => null);
    const reader = readerOf(caller, request);
    if (endpoint.name === 'createJourney' && isStaff(caller)) {
      return (await this.journeys.one(createdJourney.parse(answer).id, caller.agency, reader)) ?? answer;
    }
    return signStoredFiles(answer, (file) => this.links.linkTo(file, reader.userId, reader.origin));
  }
}
