import type { ProcessName } from '@bitacora/contracts';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { destination } from 'pino';
import type { ProcessEnvironment } from '../config/config.ts';
import { currentContext } from '../context/request-context.ts';

/** Where a process writes its lines, as a file descriptor: the standard output of a command is its answer. */
export const logFiles = { ofServing: 1, ofCommand: 2 } as const;
export type LogFile = (typeof logFiles)[keyof typeof logFiles];

/** JSON lines with the process and, while a request or an event is worked on, its id. */
export function loggingModule(
  name: ProcessName,
  environment: Pick<ProcessEnvironment, 'LOG_LEVEL'>,
  logFile: LogFile = logFiles.ofServing,
): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
      level: environment.LOG_LEVEL,
      // Written before the next statement runs: a process that dies has said all it had to, and no thread is woken for a line.
      stream: destination({ dest: logFile, sync: true }),
      base: { process: name },
      mixin: () => ({ request_id: currentContext()?.requestId }),
      // `logRequest` tells of requests; what a request holds (tokens, addresses) is never part of a line.
      autoLogging: false,
      serializers: { req: () => undefined, res: () => undefined },
    },
    // Its middleware would bind the whole request to every line written while one is answered.
    forRoutes: [],
  });
}
