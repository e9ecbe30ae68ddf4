import { Controller, Get, Res } from '@nestjs/common';
import { HealthCheckService, type HealthIndicatorResult } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { Readiness } from './readiness.ts';

/** Liveness, and readiness: own database and migrations; a missing broker is degraded, not unready (architecture#how-a-process-is-made). */
@Controller('health')
export class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly readiness: Readiness,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    try {
      const { details } = await this.checks.check([
        async (): Promise<HealthIndicatorResult> => this.readiness.database(),
        async (): Promise<HealthIndicatorResult> => this.readiness.broker(),
      ]);
      return { status: 'ok', details };
    } catch {
      void reply.status(503);
      return { status: 'unready' };
    }
  }
}
