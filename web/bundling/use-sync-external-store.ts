/** What SWR takes from a package for Reacts that have no such hook of their own. */
export { useSyncExternalStore } from 'react';
