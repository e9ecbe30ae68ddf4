import { startMailInbox } from '../../../libs/launcher/src/parts/mail-inbox.ts';
import { forward } from './forward.ts';

const inbox = await startMailInbox({ directory: '/data/mails', webPort: 8026 });
forward(8025, 8026);
forward(1025, Number(new URL(inbox.smtpUrl).port));
process.once('SIGTERM', () => process.exit(0));
