import 'reflect-metadata';
import multipart from '@fastify/multipart';
import { MAXIMUM_FILE_BYTES } from '@bitacora/contracts/constants';
import { newId } from '@bitacora/kernel/ids';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { type ProcessEnvironment, readEnvironment } from './config/config.ts';
import { productionWarnings } from './config/production-problems.ts';
import { withRequestContext } from './context/request-context.ts';
import { migrate } from './database/migrate.ts';
import { Metrics } from './health/metrics.ts';
import { answerClientError, answerNoSuchPath } from './http/broken-requests.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { limitBodies } from './http/limit-bodies.ts';
import { closeUnreadRequests } from './http/unread-requests.ts';
import { type LogFile, logFiles } from './logging/logging-module.ts';
import { SecurityLog } from './logging/security-log.ts';
import { logRequest } from './logging/request-log.ts';
import { withoutStartupLines } from './logging/without-startup-lines.ts';
import { networkOf } from './http/networks.ts';
import { Visitors } from './http/visitors.ts';
import { Broker } from './messaging/broker.ts';
import { PlatformModule } from './platform-module.ts';
import type { ProcessDefinition } from './process-definition.ts';
import { runOnce } from './run-once.ts';
import { DrainingAdapter } from './shutdown/draining-adapter.ts';
import { EndInOrder } from './shutdown/end-in-order.ts';
import { shortenLookups } from './shutdown/short-lookups.ts';
import { Shutdown } from './shutdown/shutdown.ts';

/** Of what processes ask each other; a public route has a limit of its own. */
const MAXIMUM_JSON_BYTES = 1024 * 1024;
const requestIdPattern = /^[A-Za-z0-9._-]{8,128}$/;

/** What a process tells the launcher that spawned it, once it answers on its port. */
const LISTENING = 'listening';

/** Builds a process without listening; tests use it directly. */
export async function createProcess(
  definition: ProcessDefinition,
  environment: ProcessEnvironment,
  logFile: LogFile = logFiles.ofServing,
): Promise<NestFastifyApplication> {
  const shutdown = new Shutdown();
  const isPublic = definition.name === 'bff';
  const proxies = environment.TRUSTED_PROXIES;
  const visitors = isPublic ? new Visitors(proxies) : null;
  const adapter = new DrainingAdapter(shutdown, {
    bodyLimit: MAXIMUM_JSON_BYTES,
    routerOptions: { ignoreTrailingSlash: true },
    serverFactory: (handle) => createHttpServer(handle, visitors),
    frameworkErrors: answerNoSuchPath,
    clientErrorHandler: answerClientError,
    // A service is reached only by the BFF, which has decided whose address counts.
    trustProxy: !isPublic || (proxies.length > 0 && proxies),
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : newId();
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    await PlatformModule.forProcess(definition, environment, shutdown, logFile),
    adapter,
    { bufferLogs: true, abortOnError: false, bodyParser: false },
  );
  visitors?.refusals.writeTo(app.get(SecurityLog));
  const logger = app.get(Logger);
  app.useLogger(withoutStartupLines(logger));
  // One of them is enough.
  if (definition.name === 'bff') for (const warning of productionWarnings(environment)) logger.warn(warning);
  await adapter.register(multipart as never, {
    limits: { fileSize: MAXIMUM_FILE_BYTES, files: 4, fields: 100, fieldSize: 64 * 1024, parts: 104 },
  });
  const fastify = adapter.getInstance();
  // Bodies are JSON or multipart; anything else is 415.
  fastify.removeContentTypeParser('text/plain');
  closeUnreadRequests(fastify);
  limitBodies(fastify);
  const metrics = app.get(Metrics);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    const { authorization } = request.headers;
    const network = networkOf(request.ip);
    withRequestContext({ requestId: request.id, network, authorization: authorization ?? null }, () => done());
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.observe(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
    logRequest(logger, request, reply);
    done();
  });
  await definition.configure?.(app);
  return app;
}

/**
 * The whole `main.ts` of a process: `node main.js` serves, `node main.js migrate` migrates and ends, `node main.js
 * <command>` runs one of the definition's commands and ends. An environment that
 * is not complete is reported at once, every bad variable together, with exit code 1.
 */
export async function startProcess(definition: ProcessDefinition): Promise<void> {
  shortenLookups();
  const ending = new EndInOrder(definition.name);
  try {
    const environment = readEnvironment(definition.environment) as ProcessEnvironment;
    if (process.argv[2] === 'migrate') {
      await migrate(definition, environment.DATABASE_URL);
      return;
    }
    const command = definition.commands?.[process.argv[2] ?? ''];
    const app = await createProcess(definition, environment, command ? logFiles.ofCommand : logFiles.ofServing);
    ending.serves(app);
    if (command) {
      // Its application is never started: queues whose broker is away would tell the console, at length.
      app.get(Broker).onModuleInit();
      process.exitCode = await runOnce(app, command, process.argv.slice(3));
      return;
    }
    await app.listen(environment.PORT, environment.HOST);
    // Whoever asks the port may be answered by somebody else's program: this is us.
    process.send?.(LISTENING);
  } catch (error) {
    if (ending.hasBegun) return;
    process.stderr.write(
      `${definition.name} cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}
