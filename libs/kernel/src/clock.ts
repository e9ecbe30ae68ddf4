/** Where "now" comes from: injected, so that tests decide what day it is. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** An instant by its milliseconds since 1970: how rules make one, who may not ask what time it is. */
export const instantAt = (epochMilliseconds: number): Date => new Date(epochMilliseconds);

/** A clock that stands still until it is told to move. */
export class FixedClock implements Clock {
  private instant: Date;

  constructor(instant: string | Date) {
    this.instant = new Date(instant);
  }

  now(): Date {
    return new Date(this.instant);
  }

  moveTo(instant: string | Date): void {
    this.instant = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.instant = new Date(this.instant.getTime() + milliseconds);
  }
}
