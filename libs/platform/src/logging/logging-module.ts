import type { ProcessName } from '@bitacora/contracts';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { ProcessEnvironment } from '../config/config.ts';
import { currentContext } from '../context/request-context.ts';

/** JSON lines with the request id; no query string (links are signed there), no authorization, no bodies. */
export function loggingModule(name: ProcessName, environment: ProcessEnvironment): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
      level: environment.LOG_LEVEL,
      base: { process: name },
      mixin: () => ({ request_id: currentContext()?.requestId }),
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      },
      autoLogging: { ignore: ({ url }) => url?.startsWith('/health') ?? false },
      customLogLevel: (_request, response, error) =>
        error || response.statusCode >= 500 ? 'error' : environment.NODE_ENV === 'production' ? 'info' : 'debug',
    },
  });
}
