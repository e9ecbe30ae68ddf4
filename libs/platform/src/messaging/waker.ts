import { Injectable } from '@nestjs/common';

/**
 * How a commit tells a loop of its own process (relay, sender of mails) that there is work; in memory, may be missed.
 * A module provides its own: two loops share none.
 */
@Injectable()
export class Waker {
  private listener: () => void = () => undefined;

  onWake(listener: () => void): void {
    this.listener = listener;
  }

  wake(): void {
    this.listener();
  }
}
