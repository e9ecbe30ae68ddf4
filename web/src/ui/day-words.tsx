import { dayInWords } from '@bitacora/kernel/dates';

/** A day `YYYY-MM-DD` as people say it; nothing for what is none. */
export const DayWords = ({ day }: { day: string }) => (Number.isNaN(Date.parse(day)) ? null : dayInWords(day));
