import { startProcess } from '@bitacora/platform';
import { bff } from './bff.process.ts';

await startProcess(bff);
