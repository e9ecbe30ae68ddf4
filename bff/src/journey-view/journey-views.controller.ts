import {
  journeysByAgency,
  journeysByPassenger,
  journeysByPassengerOfAgency,
  journeysInfo,
  type JourneyView,
} from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Answer, type Call, Database, Endpoint, isFresh, isStaff, ParsedCall } from '@bitacora/platform';
import { Controller, Req } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JourneyViews, type TaggedViews } from './journey-views.ts';
import { readerOf } from './reader.ts';

/** Answers views with their ETag, or 304 when the client has them already. */
function tagged<Body>(
  { views, tag }: TaggedViews,
  reply: FastifyReply,
  request: FastifyRequest,
  body: (views: JourneyView[]) => Body,
): Body {
  void reply.header('ETag', tag).header('Cache-Control', 'private, no-cache').header('Vary', 'Authorization');
  if (!isFresh(request.headers['if-none-match'], tag)) return body(views);
  void reply.status(304);
  return undefined as Body;
}

@Controller()
export class JourneyViewsController {
  constructor(
    private readonly journeys: JourneyViews,
    private readonly database: Database,
  ) {}

  @Endpoint(journeysInfo)
  async info(
    @ParsedCall() { params, caller, reply }: Call<typeof journeysInfo>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof journeysInfo>> {
    const reader = readerOf(caller, request);
    if (params.user_id === caller.userId) {
      return tagged(await this.journeys.ofUser(params.user_id, reader), reply, request, (views) => views);
    }
    if (!isStaff(caller) || !(await this.isOfAgency('user_id', params.user_id, caller.agency)))
      throw new NotFoundError();
    return tagged(await this.journeys.ofUser(params.user_id, reader, caller.agency), reply, request, (views) => views);
  }

  @Endpoint(journeysByPassenger)
  async mine(
    @ParsedCall() { caller, reply }: Call<typeof journeysByPassenger>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof journeysByPassenger>> {
    return tagged(
      await this.journeys.ofUser(caller.userId, readerOf(caller, request)),
      reply,
      request,
      (views) => views,
    );
  }

  @Endpoint(journeysByAgency)
  async ofAgency(
    @ParsedCall() { params, caller, reply }: Call<typeof journeysByAgency>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof journeysByAgency>> {
    if (params.ruc !== caller.agency) throw new NotFoundError();
    return tagged(
      await this.journeys.ofAgency(caller.agency, readerOf(caller, request)),
      reply,
      request,
      (views) => views,
    );
  }

  @Endpoint(journeysByPassengerOfAgency)
  async ofPassenger(
    @ParsedCall() { params, caller, reply }: Call<typeof journeysByPassengerOfAgency>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof journeysByPassengerOfAgency>> {
    const { ruc, passenger_id } = params;
    if (ruc !== caller.agency || !(await this.isOfAgency('id', passenger_id, caller.agency))) throw new NotFoundError();
    const views = await this.journeys.ofPassenger(passenger_id, caller.agency, readerOf(caller, request));
    return tagged(views, reply, request, (all) => ({
      nexts: all.filter(({ phase }) => phase !== 'past'),
      previous: all.filter(({ phase }) => phase === 'past'),
    }));
  }

  private async isOfAgency(column: 'id' | 'user_id', id: string, agency: string): Promise<boolean> {
    const rows = await this.database.query(`select 1 from passengers where ${column} = ? and agency = ? limit 1`, [
      id,
      agency,
    ]);
    return rows.length > 0;
  }
}
