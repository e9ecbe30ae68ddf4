import {
  journeysByAgency,
  journeysByPassenger,
  journeysByPassengerOfAgency,
  journeysInfo,
  pathOf,
} from '@bitacora/contracts';
import { ForeignError } from '@bitacora/kernel';
import {
  type Answer,
  arrayPage,
  type Call,
  Database,
  Endpoint,
  isFresh,
  isStaff,
  listAnswer,
  type PageWish,
  ParsedCall,
} from '@bitacora/platform';
import { Controller, Req } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JourneyViews, type TaggedViews } from './journey-views.ts';
import { readerOf } from './reader.ts';

/** Answers something of views with its ETag, or 304 when the client has it already. */
function tagged<Body>(tag: string, reply: FastifyReply, request: FastifyRequest, body: () => Body): Body {
  void reply.header('ETag', tag).header('Cache-Control', 'private, no-cache').header('Vary', 'Authorization');
  if (!isFresh(request.headers['if-none-match'], tag)) return body();
  void reply.status(304);
  return undefined as Body;
}

interface Asked {
  query: PageWish;
  path: string;
  reply: FastifyReply;
  request: FastifyRequest;
}

/** A person's journeys, which are read whole for their order: answered as the client asked, each page with its tag. */
function asAsked({ views, tag }: TaggedViews, { query, path, reply, request }: Asked) {
  const { page_size = '', cursor = '' } = query;
  const ofPage = page_size || cursor ? `"${tag.slice(1, -1)}.${page_size}.${cursor}"` : tag;
  const page = arrayPage(views, ({ journey_id }) => journey_id, query);
  return tagged(ofPage, reply, request, () => listAnswer(page, query, path, reply));
}

@Controller()
export class JourneyViewsController {
  constructor(
    private readonly journeys: JourneyViews,
    private readonly database: Database,
  ) {}

  @Endpoint(journeysInfo)
  async info(
    @ParsedCall() { params, query, caller, reply }: Call<typeof journeysInfo>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof journeysInfo>> {
    const isOwn = params.user_id === caller.userId;
    if (!isOwn && (!isStaff(caller) || !(await this.isOfAgency('user_id', params.user_id, caller.agency))))
      throw new ForeignError();
    const only = isOwn ? null : caller.agency;
    const views = await this.journeys.ofUser(params.user_id, readerOf(caller, request), only);
    return asAsked(views, { query, path: pathOf(journeysInfo, params), reply, request });
  }

  @Endpoint(journeysByPassenger)
  async mine(
    @ParsedCall() { query, caller, reply }: Call<typeof journeysByPassenger>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof journeysByPassenger>> {
    const views = await this.journeys.ofUser(caller.userId, readerOf(caller, request));
    return asAsked(views, { query, path: pathOf(journeysByPassenger), reply, request });
  }

  @Endpoint(journeysByAgency)
  async ofAgency(
    @ParsedCall() { params, query, caller, reply }: Call<typeof journeysByAgency>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof journeysByAgency>> {
    if (params.ruc !== caller.agency) throw new ForeignError();
    const { page, tag } = await this.journeys.ofAgency(caller.agency, readerOf(caller, request), query);
    const path = pathOf(journeysByAgency, { ruc: caller.agency });
    return tagged(tag, reply, request, () => listAnswer(page, query, path, reply));
  }

  @Endpoint(journeysByPassengerOfAgency)
  async ofPassenger(
    @ParsedCall() { params, caller, reply }: Call<typeof journeysByPassengerOfAgency>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof journeysByPassengerOfAgency>> {
    const { ruc, passenger_id } = params;
    if (ruc !== caller.agency || !(await this.isOfAgency('id', passenger_id, caller.agency))) throw new ForeignError();
    const { views, tag } = await this.journeys.ofPassenger(passenger_id, caller.agency, readerOf(caller, request));
    return tagged(tag, reply, request, () => ({
      nexts: views.filter(({ phase }) => phase !== 'past'),
      previous: views.filter(({ phase }) => phase === 'past'),
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
