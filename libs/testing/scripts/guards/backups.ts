import type { Guard } from '../guard.ts';

const machine = 'libs/backup/test/integration/machine.test.ts';
const heldMails = 'services/notifications/test/integration/mails.test.ts';

/** Backups that show one moment, count only when they are whole, and come back without harm. */
export const backups: readonly Guard[] = [
  {
    name: 'the look at a backup before anything is made for its restore',
    file: 'libs/launcher/src/restore.ts',
    replace: [['if (found !== 0) return found;', '']],
    project: 'unit',
    suite: 'libs/backup/test/unit/restore-looks-first.test.ts',
    test: 'a key that is none is refused before anything is made',
  },
  {
    name: 'the moment of a backup, at which nobody writes an event',
    file: 'libs/backup/src/databases/snapshots.ts',
    replace: [['lock table inbox, outbox in share mode', 'select 1']],
    suite: machine,
    test: 'waits for who is writing an event',
  },
  {
    name: 'the manifest that makes a backup count',
    file: 'libs/backup/src/backups.ts',
    replace: [['.filter(([, parts]) => parts.includes(MANIFEST))', '']],
    suite: machine,
    test: 'what never got complete is none',
  },
  {
    name: 'the sum of every part of a backup',
    file: 'libs/backup/src/pieces.ts',
    replace: [['sha256(found) !== sum', 'false']],
    suite: machine,
    test: 'of which a byte was changed',
  },
  {
    name: 'the last backup, which is kept however old it is',
    file: 'libs/backup/src/retention.ts',
    replace: [['name === last || !isOld(name)', '!isOld(name)']],
    suite: machine,
    test: 'the last one is kept however old it is',
  },
  {
    name: 'the files that a kept backup names',
    file: 'libs/backup/src/retention.ts',
    replace: [['if (!named.has(name)) unnamed.push(name)', 'unnamed.push(name)']],
    suite: machine,
    test: 'with every file that one of them names',
  },
  {
    name: 'the lock that lets one backup be taken at a time',
    file: 'libs/backup/src/take-backup.ts',
    replace: [['    await requireAlone(lock);\n', '']],
    suite: machine,
    test: 'is taken by one at a time',
  },
  {
    name: 'the empty platform that a restore wants',
    file: 'libs/backup/src/restore-backup.ts',
    replace: [['if (problems.length > 0)', 'if (problems.length > 9)']],
    suite: machine,
    test: 'refuses what is not empty',
  },
  {
    name: 'the stopped platform that a restore wants',
    file: 'libs/backup/src/require-empty.ts',
    replace: [['running.length > 0', 'false']],
    suite: machine,
    test: 'refuses databases that a process uses',
  },
  {
    name: 'the databases that a restore commits together',
    file: 'libs/backup/src/restore-backup.ts',
    replace: [['    say(`${name}: ${rows} rows`);', "    await client.query('commit');"]],
    suite: machine,
    test: 'that fails on the way leaves the databases empty',
  },
  {
    name: 'the term of what was handled, which begins anew with a restore',
    file: 'libs/backup/src/databases/after-restore.ts',
    replace: [['[`update inbox set handled_at = now()`],', '']],
    suite: machine,
    test: 'the memory of what was handled',
  },
  {
    name: 'the end of all sessions with a restore',
    file: 'libs/backup/src/databases/after-restore.ts',
    replace: [['where ended_at is null`', 'where false`']],
    suite: machine,
    test: 'ends every session',
  },
  {
    name: 'the mails that a restore holds back',
    file: 'services/notifications/src/persistence/mail.repository.ts',
    replace: [['  and not ${isHeld}`', '`']],
    suite: heldMails,
    test: 'after a restore mails about what happened before it wait',
  },
  {
    name: 'the mails that are dropped after a restore',
    file: 'services/notifications/src/domain/mail.ts',
    replace: [["return 'dropped_after_restore';", 'return null;']],
    suite: heldMails,
    test: 'drop ends them without a mail',
  },
];
