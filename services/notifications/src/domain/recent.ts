import { addDays } from '@bitacora/kernel';

/** What staff record of long ago, sold or paid elsewhere, is no news for who travels. */
const NEWS_DAYS = 30;

export const isRecent = (day: string, today: string): boolean => addDays(day, NEWS_DAYS) >= today;
