import { leadTimesOf } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { ladderOf, zoneOf } from '../domain/ladder/ladder.ts';
import { luggageSteps, quoteSteps } from '../domain/ladder/questions.ts';
import type { Step } from '../domain/ladder/step.ts';
import type { Addressed } from '../mails/audiences.ts';
import { Directory } from '../persistence/directory.ts';

/** What a ladder is of: a journey, or what somebody asked the agency, as it is known now. */
export interface Subject extends Addressed {
  steps: readonly Step[];
  /** On which clock its travellers live. */
  zoneAt: (instant: number) => string;
  /** What its mails keep of it. */
  data: object;
}

const atTheAgency = () => AGENCY_TIME_ZONE;

/** Reads what ladders are of: their ids say of each what it is, for no two things have the same. */
@Injectable()
export class Subjects {
  constructor(private readonly directory: Directory) {}

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const journeys = await this.journeys(ids);
    const others = ids.filter((id) => !journeys.has(id));
    if (others.length === 0) return journeys;
    return new Map([...journeys, ...(await this.quotes(others)), ...(await this.luggageRequests(others))]);
  }

  private async journeys(ids: readonly string[]): Promise<Map<string, Subject>> {
    const known = await this.directory.knownOf(ids);
    return new Map(
      [...known].map(([id, one]) => {
        const { agency, travel_agent: answeredBy = null } = one.journey;
        return [
          id,
          { steps: ladderOf(one), zoneAt: zoneOf(one), agency, journey: id, answeredBy, data: { journey: id } },
        ];
      }),
    );
  }

  private async quotes(ids: readonly string[]): Promise<[string, Subject][]> {
    return (await this.directory.quotes(ids)).map(({ answered_at, closed_at, owner = null, ...quote }) => [
      quote.id,
      {
        steps: quoteSteps({ ...quote, answered_at, closed_at }),
        zoneAt: atTheAgency,
        agency: quote.agency,
        journey: null,
        answeredBy: owner,
        data: quote,
      },
    ]);
  }

  private async luggageRequests(ids: readonly string[]): Promise<[string, Subject][]> {
    return (await this.directory.luggageRequests(ids)).map(({ request, adviser, agency }) => [
      request.id,
      {
        steps: luggageSteps(request, leadTimesOf(agency ?? undefined)),
        zoneAt: atTheAgency,
        agency: request.agency,
        journey: request.journey,
        answeredBy: adviser,
        data: { journey: request.journey, request: request.id },
      },
    ]);
  }
}
