import { systemClock } from '@bitacora/kernel';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { PassportModule } from '@nestjs/passport';
import { TerminusModule } from '@nestjs/terminus';
import { AccessGuard } from './auth/access-guard.ts';
import { InternalGuard } from './auth/internal-guard.ts';
import { JwtStrategy } from './auth/jwt-strategy.ts';
import { CommandHandlers } from './commands/command-handlers.ts';
import { Commands } from './commands/commands.ts';
import { Idempotency } from './commands/idempotency.ts';
import type { ProcessEnvironment } from './config/config.ts';
import { Database } from './database/database.ts';
import { ormOptions } from './database/orm-options.ts';
import { HealthController } from './health/health-controller.ts';
import { Metrics } from './health/metrics.ts';
import { Readiness } from './health/readiness.ts';
import { ServerMetrics } from './health/server-metrics.ts';
import { HistoryController } from './history/history.controller.ts';
import { HistoryReader } from './history/history-reader.ts';
import { EndpointInterceptor } from './http/endpoint-interceptor.ts';
import { ErrorFilter } from './http/error-filter.ts';
import { OpenApiController } from './http/open-api.controller.ts';
import { ServiceClient } from './http/service-client.ts';
import { type LogFile, loggingModule } from './logging/logging-module.ts';
import { ForeignReferences } from './http/foreign-references.ts';
import { SecurityLog } from './logging/security-log.ts';
import { MessagingModule } from './messaging/messaging-module.ts';
import { Servers } from './outages/servers.ts';
import type { ProcessDefinition } from './process-definition.ts';
import { Shutdown } from './shutdown/shutdown.ts';
import { Retention } from './retention/retention.ts';
import { SnapshotReader } from './snapshots/snapshot-reader.ts';
import { SnapshotsController } from './snapshots/snapshots.controller.ts';
import { CLOCK, ENVIRONMENT, PROCESS_NAME, SNAPSHOT_SOURCES } from './tokens.ts';

/** What every process needs from Nest, in one place: a service's own module holds only its own rooms. */
@Module({})
export class PlatformModule {
  static async forProcess(
    definition: ProcessDefinition,
    environment: ProcessEnvironment,
    shutdown: Shutdown,
    logFile: LogFile,
  ): Promise<DynamicModule> {
    const isPublic = definition.name === 'bff';
    const servers = new Servers();
    shutdown.onGraceOver(() => servers.cut());
    return {
      module: PlatformModule,
      global: true,
      imports: [
        loggingModule(definition.name, environment, logFile),
        await MikroOrmModule.forRoot({
          ...ormOptions(definition, {
            databaseUrl: environment.DATABASE_URL,
            pool: environment.DATABASE_POOL,
            server: servers.database,
          }),
          registerRequestContext: false,
        }),
        CqrsModule.forRoot(),
        DiscoveryModule,
        PassportModule,
        TerminusModule.forRoot({ logger: false }),
        MessagingModule.forProcess(definition.name, environment, servers),
        definition.module,
      ],
      controllers: [HealthController, ...(isPublic ? [] : [SnapshotsController, HistoryController, OpenApiController])],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: PROCESS_NAME, useValue: definition.name },
        { provide: CLOCK, useValue: systemClock },
        { provide: SNAPSHOT_SOURCES, useValue: definition.snapshots ?? [] },
        { provide: Servers, useValue: servers },
        { provide: Shutdown, useValue: shutdown },
        Database,
        Idempotency,
        CommandHandlers,
        Commands,
        JwtStrategy,
        SecurityLog,
        ForeignReferences,
        ServiceClient,
        SnapshotReader,
        HistoryReader,
        Readiness,
        Metrics,
        ServerMetrics,
        Retention,
        { provide: APP_FILTER, useClass: ErrorFilter },
        ...(isPublic ? [] : [{ provide: APP_GUARD, useClass: InternalGuard }]),
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: EndpointInterceptor },
      ],
      exports: [
        ENVIRONMENT,
        PROCESS_NAME,
        CLOCK,
        Servers,
        Shutdown,
        Database,
        Idempotency,
        Commands,
        SecurityLog,
        ForeignReferences,
        ServiceClient,
        SnapshotReader,
        HistoryReader,
        Metrics,
      ],
    };
  }
}
