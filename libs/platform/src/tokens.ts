/** Injection tokens of the platform. */
export const ENVIRONMENT = Symbol('environment');
export const PROCESS_NAME = Symbol('process name');
export const CLOCK = Symbol('clock');
/** What this process owns, as whoever rebuilds a view reads it. */
export const SNAPSHOT_SOURCES = Symbol('SNAPSHOT_SOURCES');
