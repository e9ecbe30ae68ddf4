import { timeMessages } from '@bitacora/contracts/messages';
import type { Agency } from './agency.ts';

/** Rows of opening hours as people say them: `lunes a viernes`, `09:00 a 18:00`. */
export function describeHours(rows: Agency['opening_hours']): { days: string; hours: string }[] {
  return rows.map(({ days, opens, closes }) => {
    const names = days.map((day) => timeMessages.weekdays[day - 1] ?? '');
    const isRange = days.length > 2 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
    const text = isRange ? timeMessages.dayRange(names[0] ?? '', names.at(-1) ?? '') : names.join(', ');
    return {
      days: text.charAt(0).toUpperCase() + text.slice(1),
      hours: timeMessages.hoursRange(opens, closes),
    };
  });
}
