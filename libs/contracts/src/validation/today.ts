import { dayAt, systemClock, type Clock } from '@bitacora/kernel';

let clock: Clock = systemClock;

/** Lets a process (or a test) decide what "today" means for the rules that compare with it. */
export function setValidationClock(other: Clock): void {
  clock = other;
}

/** Today in America/Guayaquil, `YYYY-MM-DD` (product 7.3). */
export function today(): string {
  return dayAt(clock.now());
}
