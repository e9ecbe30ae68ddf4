import type { SessionUser } from './stored-session.ts';

/** Where somebody begins: staff at their landing page, others at the trip lookup. */
export const landingPath = ({ is_staff }: SessionUser): string => (is_staff ? '/admin' : '/my_journeys');
