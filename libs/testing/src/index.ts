export * from './facts.ts';
export * from './production-settings.ts';
export * from './raw-request.ts';
export * from './redis-server.ts';
export * from './stories.ts';
export * from './test-database.ts';
export * from './test-keys.ts';
export * from './test-process.ts';
