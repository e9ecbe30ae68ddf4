import { dayText, momentText } from '@bitacora/kernel/dates';
import { todayInGuayaquil } from './today.ts';

/** An instant on the agency's clock, as lists and details say it. */
export const moment = (iso: string): string => momentText(iso, todayInGuayaquil());

/** A day likewise. */
export const day = (plain: string): string => dayText(plain, todayInGuayaquil());

/** The day of an instant on the agency's clock, likewise. */
export const agencyDayOf = (iso: string): string => day(todayInGuayaquil(new Date(iso)));
