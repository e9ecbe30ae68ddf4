export * from './aggregate.ts';
export * from './cedula.ts';
export * from './clock.ts';
export * from './errors.ts';
export * from './local-time.ts';
export * from './money.ts';
export * from './with-timeout.ts';
