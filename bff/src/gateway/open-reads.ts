import type { ProcessName } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { BoundedWork } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

const AT_ONCE = 4;
const MOST_WAITING = 500;

/**
 * What anybody may read of a service without being logged in: it is asked a few of these at once, in turns of each person
 * who is logged in all the same and of each visitor's address, so that whoever asks without end takes neither the service
 * from who works with it nor the turn of another.
 */
@Injectable()
export class OpenReads {
  private readonly ofServices = new Map<ProcessName, BoundedWork>();

  /** Throws `busy` (503) when too much waits already. */
  async within<Result>(service: ProcessName, whoAsks: string, work: () => Promise<Result>): Promise<Result> {
    const reads = this.ofServices.get(service) ?? new BoundedWork(AT_ONCE, MOST_WAITING, messages.lookupsBusy);
    this.ofServices.set(service, reads);
    return reads.run(whoAsks, work);
  }
}
