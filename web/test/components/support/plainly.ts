import { plainSpaces } from '@bitacora/kernel/dates';

/** What is said, read as people read it: a day keeps its words on one line, and its spaces look like all others. */
export const plainly = <Said>(said: Said): Said => JSON.parse(plainSpaces(JSON.stringify(said))) as Said;
