import type { LocalTime } from '@bitacora/kernel';
import { dayText, momentText, shortRange } from '@bitacora/kernel/dates';
import { todayInGuayaquil } from './today.ts';

/** An instant on the agency's clock, as lists and details say it: with its year where it is not that of `today`, on paper (null) always. */
export const moment = (iso: string, today: string | null = todayInGuayaquil()): string => momentText(iso, today);

/** The day that a clock at the place shows. */
export const dayOf = (time: LocalTime): string => time.local.slice(0, 10);

/** A day likewise. */
export const day = (plain: string, today: string | null = todayInGuayaquil()): string => dayText(plain, today);

/** From a day to another, where there is little room. */
export const days = (from: string, to: string, today: string | null = todayInGuayaquil()): string =>
  shortRange(from, to, today);

/** The day of an instant on the agency's clock, likewise. */
export const agencyDayOf = (iso: string, today?: string | null): string => day(todayInGuayaquil(new Date(iso)), today);
