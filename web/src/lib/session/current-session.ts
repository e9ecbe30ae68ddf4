import { Session } from './session.ts';

/** The session of this browser. */
export const session = new Session();
