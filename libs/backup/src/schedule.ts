import { addDays, AGENCY_TIME_ZONE, dayAt, toEpochMilliseconds } from '@bitacora/kernel';
import { setTimeout as wait } from 'node:timers/promises';
import { completeBackups, momentOf } from './backups.ts';
import type { Say } from './progress.ts';
import type { NightlySettings } from './settings.ts';
import { openStore } from './store/open-store.ts';
import { takeBackup } from './take-backup.ts';

const LOOK_MILLISECONDS = 60_000;
const AFTER_A_FAILURE_MILLISECONDS = 10 * 60_000;

/** The last time that a backup was due: `03:00` is that of Guayaquil, tonight or last night. */
export function lastDue(time: string, now: Date): Date {
  const due = (day: string) => toEpochMilliseconds({ local: `${day}T${time}`, zone: AGENCY_TIME_ZONE });
  const today = dayAt(now);
  return new Date(due(today) <= now.getTime() ? due(today) : due(addDays(today, -1)));
}

/** Whether a night has passed without a complete backup: also the first one, and one that a machine slept through. */
export async function isDue(settings: NightlySettings, now: Date): Promise<boolean> {
  const last = (await completeBackups(openStore(settings))).at(-1);
  return last === undefined || momentOf(last) < lastDue(settings.BACKUP_TIME, now);
}

/** Takes a backup each night, for ever; what fails is said, and tried again after ten minutes. */
export async function takeNightly(settings: NightlySettings, say: Say): Promise<never> {
  for (;;) {
    let pause = LOOK_MILLISECONDS;
    try {
      if (await isDue(settings, new Date())) await takeBackup(settings, say);
    } catch (error) {
      say(`the backup failed: ${error instanceof Error ? error.message : String(error)}`);
      pause = AFTER_A_FAILURE_MILLISECONDS;
    }
    await wait(pause);
  }
}
