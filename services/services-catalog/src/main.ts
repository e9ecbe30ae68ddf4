import { startProcess } from '@bitacora/platform';
import { servicesCatalog } from './services-catalog.process.ts';

await startProcess(servicesCatalog);
