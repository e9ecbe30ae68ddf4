import {
  type AnswerOf,
  type EndpointDefinition,
  getEmployee,
  getPassenger,
  listDesignedPackages,
  listEmployees,
  listServicesOfDesignedPackage,
  pathOf,
} from '@bitacora/contracts';
import { type Call, listAnswer, ownAgency, parseCall } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProjectedEmployees } from './projected-employees.ts';
import { ProjectedPackages } from './projected-packages.ts';
import { ProjectedPassengers } from './projected-passengers.ts';

type AwayAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** What the read model answers for a service that is away: what staff look through stands (architecture#when-something-is-away). */
@Injectable()
export class AwayAnswers {
  private readonly answers = new Map<string, AwayAnswer>();

  constructor(employees: ProjectedEmployees, packages: ProjectedPackages, passengers: ProjectedPassengers) {
    this.add(listEmployees, async ({ query, caller, reply }) =>
      listAnswer(await employees.page(caller.agency, query), query, pathOf(listEmployees), reply),
    );
    this.add(getEmployee, ({ params, caller }) => employees.ofUser(params.user_id, ownAgency(params, caller)));
    this.add(listDesignedPackages, async ({ params, query, caller, reply }) => {
      const page = await packages.page(ownAgency(params, caller), query);
      return listAnswer(page, query, pathOf(listDesignedPackages, params), reply);
    });
    this.add(listServicesOfDesignedPackage, ({ params, caller }) => packages.servicesOf(params.id, caller.agency));
    this.add(getPassenger, ({ params, caller }) => passengers.find(params.id, caller.agency));
  }

  /** How a route is answered meanwhile; null where only its service can. */
  of({ name }: EndpointDefinition): AwayAnswer | null {
    return this.answers.get(name) ?? null;
  }

  private add<Route extends EndpointDefinition>(
    endpoint: Route,
    answer: (call: Call<Route>) => Promise<AnswerOf<Route>>,
  ): void {
    this.answers.set(endpoint.name, async (request, reply) => {
      const parsed = await parseCall(endpoint, request, reply, { intake: undefined, references: undefined });
      // Parsed by the schemas of this very route, for a caller whom its access rule let in.
      return answer(parsed as Call<Route>);
    });
  }
}
