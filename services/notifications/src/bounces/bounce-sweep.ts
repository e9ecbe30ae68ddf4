import { UnavailableError } from '@bitacora/kernel';
import { OutageLog, RegularSweep, Shutdown } from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { ReturnAddresses } from '../credentials/return-addresses.ts';
import { BounceTurns } from '../persistence/bounce-turns.ts';
import { BounceMailbox } from './bounce-mailbox.ts';
import { BounceRecords } from './bounce-records.ts';
import { readBounce } from './read-bounce.ts';

const WHO = 'bounces';

/** Reads each minute which mails came back; a mailbox that is away holds up nothing else. */
@Injectable()
export class BounceSweep extends RegularSweep implements BeforeApplicationShutdown {
  protected override readonly everyMilliseconds = 60_000;
  private readonly outage = new OutageLog('the mailbox of bounces');
  private reading: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly mailbox: BounceMailbox,
    private readonly turns: BounceTurns,
    private readonly records: BounceRecords,
    private readonly addresses: ReturnAddresses,
    private readonly shutdown: Shutdown,
  ) {
    super();
  }

  protected works() {
    return this.mailbox.isGiven ? [() => (this.reading = this.readInTurn())] : [];
  }

  /** A reading that is cut off comes again: what was entered changes nothing a second time. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.mailbox.close();
    this.outage.end();
    await this.shutdown.inGrace(this.reading.catch(() => undefined));
  }

  private async readInTurn(): Promise<void> {
    if (this.isStopping || !(await this.turns.take())) return;
    try {
      await this.mailbox.read(async (source) => {
        const bounce = await readBounce(source, this.addresses);
        return bounce === null || this.records.enter(bounce);
      });
    } catch (error) {
      // Of a database that is away its connections tell.
      if (this.isStopping || error instanceof UnavailableError) return;
      this.outage.failed(WHO, error);
      await this.turns.failed();
      return;
    }
    this.outage.worked(WHO);
    await this.turns.done();
  }
}
