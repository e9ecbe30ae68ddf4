import { expect, test } from '@jest/globals';
import { withoutStartupLines } from '../../src/logging/without-startup-lines.ts';

test("a start says nothing of Nest's modules and routes, but all that goes wrong, and all that is ours", () => {
  const said: unknown[] = [];
  const say = (message: unknown) => void said.push(message);
  const logger = withoutStartupLines({ log: say, warn: say, error: say });
  logger.log('Mapped {/auth/jwt/create, POST} route', 'RouterExplorer');
  logger.log('BffModule dependencies initialized', 'InstanceLoader');
  logger.log('views are rebuilt', 'RebuildViews');
  logger.warn('a route is declared twice', 'RouterExplorer');
  logger.error('no such provider', 'ExceptionHandler');
  expect(said).toEqual(['views are rebuilt', 'a route is declared twice', 'no such provider']);
});
