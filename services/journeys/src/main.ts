import { startProcess } from '@bitacora/platform';
import { journeys } from './journeys.process.ts';

await startProcess(journeys);
