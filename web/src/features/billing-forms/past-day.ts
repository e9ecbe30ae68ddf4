import { todayInGuayaquil } from '../../lib/today.ts';

/** How a day of a document is meant: today, or one that is over. */
export const pastDay = () => ({ near: todayInGuayaquil(), isPast: true });
