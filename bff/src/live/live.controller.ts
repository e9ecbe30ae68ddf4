import { liveUpdates } from '@bitacora/contracts';
import { type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller, Headers } from '@nestjs/common';
import { LiveStreams } from './live-streams.ts';

@Controller()
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Endpoint(liveUpdates)
  async open(
    @ParsedCall() { caller, reply }: Call<typeof liveUpdates>,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    const lastSeen = lastEventId !== undefined && /^\d+$/.test(lastEventId) ? Number(lastEventId) : null;
    await this.streams.open(caller, reply, lastSeen);
  }
}
