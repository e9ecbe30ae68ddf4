import type { Guard } from '../guard.ts';

const planner = 'services/notifications/src/reminders/reminder-planner.ts';
const kills = 'services/notifications/test/slow/kills.test.ts';
const killed = 'killed at any point';

/** Reminders that are planned and told once, whatever ends the process meanwhile. */
export const reminders: readonly Guard[] = [
  {
    name: 'the mark of a journey that is gone only with what is planned by it',
    file: planner,
    replace: [
      [
        `return this.database.transaction(async () => {
      const now = await this.time.now();
      const marked = await this.reminders.takeMarked(limit, now);`,
        `const now = await this.time.now();
    const marked = await this.database.transaction(() => this.reminders.takeMarked(limit, now));
    return this.database.transaction(async () => {`,
      ],
    ],
    suite: kills,
    test: killed,
    project: 'slow',
  },
  {
    name: 'the reminder that is over only with its mails',
    file: planner,
    replace: [
      [
        `return this.database.transaction(async () => {
      const ofMails = await this.time.ofMails();
      const now = this.time.ofReminders(ofMails);
      const due = await this.reminders.takeDue(now, limit);`,
        `const ofMails = await this.time.ofMails();
    const now = this.time.ofReminders(ofMails);
    const due = await this.database.transaction(async () => {
      const taken = await this.reminders.takeDue(now, limit);
      await this.reminders.end(taken.map(({ id }) => id), 'queued', now);
      return taken;
    });
    return this.database.transaction(async () => {`,
      ],
    ],
    suite: kills,
    test: killed,
    project: 'slow',
  },
  {
    name: 'the one Message-ID of what leaves twice',
    file: 'services/notifications/src/sending/write-mail.tsx',
    replace: [['`<${id}@${', '`<${id}.${Date.now()}@${']],
    suite: kills,
    test: killed,
    project: 'slow',
  },
  {
    name: 'the flag of what may have left before',
    file: 'services/notifications/src/persistence/mail.repository.ts',
    replace: [["mails.possible_duplicate or mails.status = 'sending'", 'mails.possible_duplicate']],
    suite: kills,
    test: killed,
    project: 'slow',
  },
  {
    name: 'what was told, which is not told again because its moment moved',
    file: planner,
    replace: [['isLate ? await this.toldBefore(due, subject, template) : new Set()', 'new Set<unknown>()']],
    suite: 'services/notifications/test/integration/mails.test.ts',
    test: 'are not told again of what moves once it was told',
  },
  {
    name: 'the balance of a journey that was called off, of which nobody is reminded',
    file: 'services/notifications/src/domain/ladder/ladder.ts',
    replace: [['if (known.journey.is_cancelled) return [];', '']],
    suite: 'services/notifications/test/integration/mails.test.ts',
    test: 'no balance is reminded of once the journey was called off',
  },
  {
    name: 'the clock of where a journey starts, until something of it begins',
    file: 'services/notifications/src/domain/whereabouts.ts',
    replace: [['?.zone ?? start', '?.zone ?? there[0]?.starts.zone ?? start']],
    suite: 'services/notifications/test/unit/notifications.test.ts',
    project: 'unit',
    test: 'goes by the clock of where they start until something begins',
  },
];
