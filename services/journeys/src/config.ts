import { processEnvironment } from '@bitacora/platform';

export const journeysEnvironment = processEnvironment;
