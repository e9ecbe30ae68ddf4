import { Injectable } from '@nestjs/common';

/** How a commit tells the relay of its own process that there is something to send; in memory, may be missed. */
@Injectable()
export class RelayWaker {
  private listener: () => void = () => undefined;

  onWake(listener: () => void): void {
    this.listener = listener;
  }

  wake(): void {
    this.listener();
  }
}
