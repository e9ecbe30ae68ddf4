import { accounts } from './guards/accounts.ts';
import { administration } from './guards/administration.ts';
import { agreements } from './guards/agreements.ts';
import { backups } from './guards/backups.ts';
import { commandsAndFiles } from './guards/commands-and-files.ts';
import { deployment } from './guards/deployment.ts';
import { documents } from './guards/documents.ts';
import { downloads } from './guards/downloads.ts';
import { employees } from './guards/employees.ts';
import { endedSessions } from './guards/ended-sessions.ts';
import { events } from './guards/events.ts';
import { fileWorkshop } from './guards/file-workshop.ts';
import { floods } from './guards/floods.ts';
import { forms } from './guards/forms.ts';
import { gateway } from './guards/gateway.ts';
import { histories } from './guards/histories.ts';
import { logs } from './guards/logs.ts';
import { changesTold } from './guards/changes-told.ts';
import { mails } from './guards/mails.ts';
import { ownShares } from './guards/own-shares.ts';
import { processes } from './guards/processes.ts';
import { reminders } from './guards/reminders.ts';
import { replicas } from './guards/replicas.ts';
import { sales } from './guards/sales.ts';
import { secondFactor } from './guards/second-factor.ts';
import { siteName } from './guards/site-name.ts';
import { staffLists } from './guards/staff-lists.ts';
import { takenBackAccounts } from './guards/taken-back-accounts.ts';
import { uploadPlaces } from './guards/upload-places.ts';
import { visitors } from './guards/visitors.ts';
import { web } from './guards/web.ts';
import { wordsOfMails } from './guards/words-of-mails.ts';
import type { Guard } from './guard.ts';

/** Every guard that is proven to guard. */
export const guards: readonly Guard[] = [
  ...staffLists,
  ...histories,
  ...web,
  ...downloads,
  ...endedSessions,
  ...events,
  ...gateway,
  ...commandsAndFiles,
  ...fileWorkshop,
  ...logs,
  ...changesTold,
  ...mails,
  ...wordsOfMails,
  ...ownShares,
  ...processes,
  ...accounts,
  ...administration,
  ...employees,
  ...agreements,
  ...takenBackAccounts,
  ...uploadPlaces,
  ...floods,
  ...forms,
  ...backups,
  ...deployment,
  ...documents,
  ...reminders,
  ...replicas,
  ...sales,
  ...secondFactor,
  ...siteName,
  ...visitors,
];
