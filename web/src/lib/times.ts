import type { LocalTime } from '@bitacora/kernel';
import { dayText, momentText, shortRange, zonedClockText } from '@bitacora/kernel/dates';
import { todayInGuayaquil } from './today.ts';

/** An instant on the agency's clock, as lists and details say it. */
export const moment = (iso: string): string => momentText(iso, todayInGuayaquil());

/** What a clock at some place shows, where that may be another one than the agency's. */
export const zonedMoment = (time: LocalTime): string => zonedClockText(time, todayInGuayaquil());

/** The day that a clock at the place shows. */
export const dayOf = (time: LocalTime): string => time.local.slice(0, 10);

/** A day likewise. */
export const day = (plain: string): string => dayText(plain, todayInGuayaquil());

/** From a day to another, where there is little room. */
export const days = (from: string, to: string): string => shortRange(from, to, todayInGuayaquil());

/** The day of an instant on the agency's clock, likewise. */
export const agencyDayOf = (iso: string): string => day(todayInGuayaquil(new Date(iso)));
