import type { EndpointDefinition } from '@bitacora/contracts';

const READ_MILLISECONDS = 2000;
const WRITE_MILLISECONDS = 15_000;

/**
 * How long a service has for an answer. Who reads, or looks something up, asks again; of a write that is given up nobody
 * knows whether it was done, so that it gets all the time that a service has for one.
 */
export const timeLimitOf = ({ method, isLookUp }: EndpointDefinition): number =>
  method === 'GET' || isLookUp ? READ_MILLISECONDS : WRITE_MILLISECONDS;
