import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Caller, OwnTurns } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

const AT_ONCE = 2;
/** Several windows with the board in each ask for all of it at once when something changes. */
const MOST_WAITING = 100;

/**
 * What one employee reads of lists at once: whoever searches without end, or takes file after file, has two of the
 * connections that all reads share, and no more.
 */
@Injectable()
export class ListTurns {
  private readonly turns = new OwnTurns(AT_ONCE, MOST_WAITING, messages.ownCommandsWait);

  /** Throws `rate-limited` when too much of the caller's waits already. */
  read<Result>({ userId }: Pick<Caller, 'userId'>, work: () => Promise<Result>): Promise<Result> {
    return this.turns.run(userId, work);
  }

  /** The batches of a file, each in a turn of its own: while nobody takes them, no turn is held. */
  async *batches<Batch>(caller: Pick<Caller, 'userId'>, source: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
    try {
      for (;;) {
        const { done, value } = await this.read(caller, () => source.next());
        if (done) return;
        yield value;
      }
    } finally {
      await source.return(undefined);
    }
  }
}
