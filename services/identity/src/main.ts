import { startProcess } from '@bitacora/platform';
import { identity } from './identity.process.ts';

await startProcess(identity);
