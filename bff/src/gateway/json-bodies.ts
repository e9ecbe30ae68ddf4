import { bodyLimitOf, type EndpointDefinition } from '@bitacora/contracts';
import { countedAddress, currentContext } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BufferedBodies } from './buffered-bodies.ts';
import { readBody, tooLarge, USUAL_BYTES } from './read-body.ts';

/** As many bytes as a body says that it has; as its route allows, when it does not say. */
function sizeOf({ headers }: FastifyRequest, endpoint: EndpointDefinition): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimitOf(endpoint);
  return Number(headers['content-length'] ?? 0);
}

/**
 * Only so many bytes of JSON are held at a time: each body takes room as it comes, until its work is done. Visitors, by
 * address, and people, each for themselves, have rooms apart: no stranger takes that of who is logged in.
 */
@Injectable()
export class JsonBodies {
  private readonly ofVisitors = new BufferedBodies();
  private readonly ofPeople = new BufferedBodies();

  /** Throws `too-large`, `too-slow`, `rate-limited`, `unavailable`; what is too large or too many is not read at all. */
  async within<Result>(
    endpoint: EndpointDefinition,
    request: FastifyRequest,
    work: (bytes: Buffer) => Promise<Result>,
  ): Promise<Result> {
    const size = sizeOf(request, endpoint);
    if (size > bodyLimitOf(endpoint)) throw tooLarge();
    const person = currentContext()?.caller?.userId;
    const reserved = size > USUAL_BYTES ? size : 0;
    const body =
      person === undefined
        ? this.ofVisitors.add(countedAddress(request.ip), reserved)
        : this.ofPeople.add(person, reserved);
    try {
      return await work(await readBody(request.raw, size, body));
    } finally {
      body.giveBack();
    }
  }
}
