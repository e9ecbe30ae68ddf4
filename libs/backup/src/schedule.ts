import { addDays, AGENCY_TIME_ZONE, dayAt, toEpochMilliseconds } from '@bitacora/kernel';
import { setTimeout as wait } from 'node:timers/promises';
import { completeBackups, momentOf } from './backups.ts';
import { connect } from './databases/connect.ts';
import type { Say } from './progress.ts';
import { recordBackup } from './record-backup.ts';
import { databaseUrls, type NightlySettings } from './settings.ts';
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

/** Whether a night has passed since the last complete backup: also the first one, and one that a machine slept through. */
export const isDue = (last: Date | null, time: string, now: Date): boolean =>
  last === null || last < lastDue(time, now);

/** The moment of the last complete backup that lies in the store. */
async function lastMoment(settings: NightlySettings): Promise<Date | null> {
  const last = (await completeBackups(openStore(settings))).at(-1);
  return last === undefined ? null : momentOf(last);
}

/** Takes a backup if one is due by what lies in the store, else sees that its age is told; answers the last one's moment. */
export async function takeIfDue(settings: NightlySettings, now: Date, say: Say): Promise<Date> {
  const last = await lastMoment(settings);
  if (last === null || isDue(last, settings.BACKUP_TIME, now)) {
    const { manifest } = await takeBackup(settings, say);
    return new Date(manifest.taken_at);
  }
  const client = await connect('bff', databaseUrls(settings).bff);
  try {
    await recordBackup(client, last);
  } finally {
    await client.end();
  }
  return last;
}

/** Takes a backup each night, for ever; what fails is said, and tried again after ten minutes. */
export async function takeNightly(settings: NightlySettings, say: Say): Promise<never> {
  // Known here, so that the store is listed only when a night has passed.
  let last: Date | null = null;
  for (;;) {
    let pause = LOOK_MILLISECONDS;
    try {
      const now = new Date();
      if (isDue(last, settings.BACKUP_TIME, now)) last = await takeIfDue(settings, now, say);
    } catch (error) {
      say(`the backup failed: ${error instanceof Error ? error.message : String(error)}`);
      pause = AFTER_A_FAILURE_MILLISECONDS;
    }
    await wait(pause);
  }
}
