import { startProcess } from '@bitacora/platform';
import { billing } from './billing.process.ts';

await startProcess(billing);
