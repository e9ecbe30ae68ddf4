import type { LoggerService, LogLevel } from '@nestjs/common';

/** Nest's own parts, which at a start say one line for each module and each route. */
const chatter = new Set(['NestFactory', 'NestApplication', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** The same logger, deaf to what Nest tells of itself while all is well. */
export function withoutStartupLines(logger: LoggerService): LoggerService {
  const isChatter = (rest: unknown[]) => chatter.has(String(rest.at(-1)));
  return {
    log: (message: unknown, ...rest: unknown[]) => isChatter(rest) || logger.log(message, ...rest),
    debug: (message: unknown, ...rest: unknown[]) => isChatter(rest) || logger.debug?.(message, ...rest),
    verbose: (message: unknown, ...rest: unknown[]) => isChatter(rest) || logger.verbose?.(message, ...rest),
    warn: (message: unknown, ...rest: unknown[]) => logger.warn(message, ...rest),
    error: (message: unknown, ...rest: unknown[]) => logger.error(message, ...rest),
    fatal: (message: unknown, ...rest: unknown[]) => logger.fatal?.(message, ...rest),
    setLogLevels: (levels: LogLevel[]) => logger.setLogLevels?.(levels),
  };
}
