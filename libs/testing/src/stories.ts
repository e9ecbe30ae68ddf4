// What stories need: they look from outside, and spare loading what a test's own processes are made of.
export * from './bodies.ts';
export * from './eventually.ts';
export * from './free-port.ts';
export * from './new-cedula.ts';
export * from './own-address.ts';
export * from './png.ts';
export * from './raw-request.ts';
export * from './running-platform.ts';
export * from './signed-token.ts';
export * from './spawn-platform.ts';
export * from './story-timeout.ts';
export * from './tcp-proxy.ts';
