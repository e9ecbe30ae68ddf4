import { liveUpdates } from '@bitacora/contracts';
import { type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller, Headers, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LiveStreams } from './live-streams.ts';

@Controller()
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Endpoint(liveUpdates)
  async open(
    @ParsedCall() { caller, reply }: Call<typeof liveUpdates>,
    @Req() { method }: FastifyRequest,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    // Who asks for the headers only gets them at once, and holds no stream.
    if (method === 'HEAD') return void reply.header('Content-Type', 'text/event-stream').send();
    const lastSeen = lastEventId !== undefined && /^\d+$/.test(lastEventId) ? Number(lastEventId) : null;
    await this.streams.open(caller, reply, lastSeen);
  }
}
