import { Injectable } from '@nestjs/common';

/** How a commit tells the sender of its own process that a mail waits; in memory, may be missed. */
@Injectable()
export class SenderWaker {
  private listener: () => void = () => undefined;

  onWake(listener: () => void): void {
    this.listener = listener;
  }

  wake(): void {
    this.listener();
  }
}
