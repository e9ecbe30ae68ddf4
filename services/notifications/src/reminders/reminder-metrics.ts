import { Metrics, registerGauges } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { type ReminderEnd, reminderEnds, ReminderRepository } from '../persistence/reminder.repository.ts';

/** Reminders that are due and wait, and what became of the others: one that is late may help nobody any more. */
@Injectable()
export class ReminderMetrics {
  private readonly ends: Counter;
  private readonly aside: Counter;

  constructor({ registry }: Metrics, reminders: ReminderRepository) {
    registerGauges(registry, () => reminders.late(), {
      reminders_due: { help: 'Reminders that are due and not decided about yet', value: (late) => late?.count ?? 0 },
      reminders_due_oldest_seconds: {
        help: 'For how long the oldest of them could have been handed to the mails',
        value: (late) => late?.oldest ?? 0,
      },
    });
    this.ends = new Counter({
      name: 'reminders_decided_total',
      help: 'Reminders that were due, by what became of them',
      labelNames: ['state'],
      registers: [registry],
    });
    // From zero on, so that the first counts as an increase.
    for (const state of reminderEnds) this.ends.inc({ state }, 0);
    this.aside = new Counter({
      name: 'reminders_set_aside_total',
      help: 'How often the reminders of something could not be worked on, and wait while others go on',
      registers: [registry],
    });
  }

  /** Counts something whose reminders could not be worked on. */
  setAside(): void {
    this.aside.inc();
  }

  /** Counts reminders that were due, by what became of them. */
  ended(state: ReminderEnd, count: number): void {
    this.ends.inc({ state }, count);
  }
}
