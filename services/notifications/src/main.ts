import { startProcess } from '@bitacora/platform';
import { notifications } from './notifications.process.ts';

await startProcess(notifications);
