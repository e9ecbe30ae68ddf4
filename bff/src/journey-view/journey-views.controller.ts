import {
  getJourney,
  type JourneyView,
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
  ownAgency,
  type PageQuery,
  ParsedCall,
} from '@bitacora/platform';
import { Controller, Req } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AskedViews, JourneyViews } from './journey-views.ts';
import { readerOf } from './reader.ts';

interface Asked {
  reply: FastifyReply;
  request: FastifyRequest;
  /** The tag of a part of what is asked for. */
  tagOfPart?: (tag: string) => string;
}

/** What is past or called off is behind. */
const isToCome = ({ phase }: JourneyView) => phase === 'ongoing' || phase === 'upcoming';

const asItIs = (tag: string) => tag;

/** Answers views with their ETag, or 304 without reading them when the client has them already. */
async function answer<Read extends { tag: string }, Body>(
  asked: { tag(): Promise<string>; read(): Promise<Read> },
  { reply, request, tagOfPart = asItIs }: Asked,
  body: (read: Read) => Body,
): Promise<Body> {
  const given = request.headers['if-none-match'];
  const known = given === undefined ? null : tagOfPart(await asked.tag());
  if (known !== null && isFresh(given, known)) {
    void withTag(reply, known).status(304);
    return undefined as Body;
  }
  const read = await asked.read();
  const shown = body(read);
  void withTag(reply, tagOfPart(read.tag));
  return shown;
}

const withTag = (reply: FastifyReply, tag: string) =>
  reply.header('ETag', tag).header('Cache-Control', 'private, no-cache').header('Vary', 'Authorization');

/** A person's journeys, which are read whole for their order: answered as the client asked, each page with its tag. */
function asListed(views: AskedViews, query: PageQuery, path: string, reply: FastifyReply, request: FastifyRequest) {
  const { page_size = '', cursor = '' } = query;
  const tagOfPart = page_size || cursor ? (tag: string) => `"${tag.slice(1, -1)}.${page_size}.${cursor}"` : asItIs;
  return answer(views, { reply, request, tagOfPart }, ({ views: all }) =>
    listAnswer(
      arrayPage(all, ({ journey_id }) => journey_id, query),
      query,
      path,
      reply,
    ),
  );
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
    const views = this.journeys.ofUser(params.user_id, readerOf(caller), only);
    return asListed(views, query, pathOf(journeysInfo, params), reply, request);
  }

  @Endpoint(journeysByPassenger)
  async mine(
    @ParsedCall() { query, caller, reply }: Call<typeof journeysByPassenger>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof journeysByPassenger>> {
    const views = this.journeys.ofUser(caller.userId, readerOf(caller));
    return asListed(views, query, pathOf(journeysByPassenger), reply, request);
  }

  @Endpoint(getJourney)
  async one(
    @ParsedCall() { params, caller, reply }: Call<typeof getJourney>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof getJourney>> {
    const asked = this.journeys.ofOne(params.id, caller.agency, readerOf(caller));
    return answer(asked, { reply, request }, ({ views: [view] }) => {
      if (!view) throw new ForeignError();
      return view;
    });
  }

  @Endpoint(journeysByPassengerOfAgency)
  async ofPassenger(
    @ParsedCall() { params, caller, reply }: Call<typeof journeysByPassengerOfAgency>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof journeysByPassengerOfAgency>> {
    const agency = ownAgency(params, caller);
    if (!(await this.isOfAgency('id', params.passenger_id, agency))) throw new ForeignError();
    const asked = this.journeys.ofPassenger(params.passenger_id, agency, readerOf(caller));
    return answer(asked, { reply, request }, ({ views }) => ({
      nexts: views.filter(isToCome),
      previous: views.filter((view) => !isToCome(view)),
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
