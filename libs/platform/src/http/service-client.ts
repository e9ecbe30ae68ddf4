import { type EventEnvelope, pathOf, type ServiceName } from '@bitacora/contracts';
import { AppError, InvalidError, UnavailableError } from '@bitacora/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { INTERNAL_HEADER } from '../auth/internal-guard.ts';
import type { ProcessEnvironment } from '../config/config.ts';
import { secretInUse } from '../config/secret-values.ts';
import { currentContext } from '../context/request-context.ts';
import { Database } from '../database/database.ts';
import { ENVIRONMENT } from '../tokens.ts';
import { kindOfStatus } from './status-of-kind.ts';

/** A command's answer inside the platform: what the client gets, and the envelopes that the command wrote. */
export interface CommandAnswer<Body = unknown> {
  body: Body;
  events: EventEnvelope[];
}

/** A GET route that other processes ask. */
export interface AskedRoute<Answer extends z.ZodType = z.ZodType> {
  owner: ServiceName;
  path: string;
  answer: Answer;
}

interface Asking {
  query?: Record<string, string>;
  /** In milliseconds. */
  timeOut?: number;
}

/** Calls another process over HTTP: with its address from the environment, the caller's token and a time-out. */
@Injectable()
export class ServiceClient {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: ProcessEnvironment,
    private readonly database: Database,
  ) {}

  /** `https://journeys:3000` from `JOURNEYS_URL`. */
  addressOf(service: ServiceName): string {
    const variable = `${service.toUpperCase().replaceAll('-', '_')}_URL`;
    const address = (this.environment as Record<string, unknown>)[variable];
    if (typeof address !== 'string') throw new Error(`${variable} is not configured`);
    return address;
  }

  /** The headers of every call between processes. */
  headers(): Record<string, string> {
    const context = currentContext();
    return {
      [INTERNAL_HEADER]: secretInUse(this.environment.INTERNAL_SECRET),
      ...(context ? { 'x-request-id': context.requestId } : {}),
      ...(context?.authorization ? { authorization: context.authorization } : {}),
    };
  }

  /**
   * Asks the owner of a route. Null for 404. Throws `unavailable` when the service is away, slow or failing; other
   * refusals keep their kind, code and words.
   */
  async find<Answer extends z.ZodType>(
    { owner, path, answer }: AskedRoute<Answer>,
    params: Record<string, string>,
    { query = {}, timeOut = 2000 }: Asking = {},
  ): Promise<z.output<Answer> | null> {
    const search = new URLSearchParams(query).toString();
    const body = await this.get(owner, pathOf({ path }, params) + (search && `?${search}`), timeOut);
    return body === null ? null : answer.parse(body);
  }

  private async get(service: ServiceName, path: string, timeOut: number): Promise<unknown> {
    if (this.database.inTransaction) throw new Error(`a transaction does not wait for ${service}`);
    let response: Response;
    try {
      response = await fetch(new URL(path, this.addressOf(service)), {
        headers: this.headers(),
        signal: AbortSignal.timeout(timeOut),
      });
    } catch (error) {
      throw new UnavailableError('service_unavailable', { cause: error });
    }
    if (response.ok) return await response.json();
    const body = (await response.json().catch(() => ({}))) as { detail?: string; code?: string };
    if (response.status === 404) return null;
    if (response.status === 400) throw new InvalidError(body as unknown as Record<string, string[]>);
    const kind = kindOfStatus(response.status);
    if (kind === 'unavailable') throw new UnavailableError('service_unavailable');
    throw new AppError(kind, body.code ?? kind, body.detail ?? 'Error en el servidor');
  }
}
