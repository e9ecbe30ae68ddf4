import { bodyLimitOf, type EndpointDefinition } from '@bitacora/contracts';
import { countedAddress } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BufferedBodies } from './buffered-bodies.ts';
import { readBody, tooLarge } from './read-body.ts';

/** As many bytes as a body says that it has; as its route allows, when it does not say. */
function sizeOf({ headers }: FastifyRequest, endpoint: EndpointDefinition): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimitOf(endpoint);
  return Number(headers['content-length'] ?? 0);
}

/** Only so many bytes of JSON are held at a time: each body has a place before it is read, until its work is done. */
@Injectable()
export class JsonBodies {
  private readonly buffered = new BufferedBodies();

  /** Throws `too-large`, `too-slow`, `rate-limited`, `unavailable`; what is too large or too many is not read at all. */
  async within<Result>(
    endpoint: EndpointDefinition,
    request: FastifyRequest,
    work: (bytes: Buffer) => Promise<Result>,
  ): Promise<Result> {
    const size = sizeOf(request, endpoint);
    if (size > bodyLimitOf(endpoint)) throw tooLarge();
    const giveBack = this.buffered.take(countedAddress(request.ip), size);
    try {
      return await work(await readBody(request.raw, size));
    } finally {
      giveBack();
    }
  }
}
