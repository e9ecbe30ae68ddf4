export * from './eventually.ts';
export * from './test-database.ts';
export * from './test-keys.ts';
export * from './running-platform.ts';
export * from './spawn-platform.ts';
export * from './tcp-proxy.ts';
export * from './test-process.ts';
export * from './png.ts';
