/** Injection tokens of the platform. */
export const ENVIRONMENT = Symbol('environment');
export const PROCESS_NAME = Symbol('process name');
export const CLOCK = Symbol('clock');
