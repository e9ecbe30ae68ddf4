import type { Command } from '@nestjs/cqrs';

/** What lies in the object store for a command, waiting for the transaction that keeps it. */
export interface Upload<Stored> {
  /** What the record will name. */
  stored: Stored;
  /** Makes it part of the running transaction: it is stored exactly when the transaction commits. */
  keep(): Promise<void>;
  /** Removes what no transaction kept. Never throws: a sweep finishes what failed. */
  discard(): Promise<void>;
}

type ResultOf<C> = C extends Command<infer Result> ? Result : never;

/**
 * A handler whose command needs more than its transaction: others are asked, or files put, before it. `Commands` runs
 * the stages in this order; a handler leaves out what it does not need. The transaction itself never waits for a network.
 */
export interface StagedHandler<C extends Command<unknown>, Prepared = void, Stored = void> {
  /** Whose command it is, where no access token says so; null when it is nobody's. Outside of any transaction. */
  personOf?(command: C): string | null | Promise<string | null>;
  /**
   * Asks other services, and looks at what is stored, outside of any transaction: what cannot succeed is refused before
   * a byte is uploaded. What it answers is a hint, for rows may change until the transaction runs: `execute` looks again.
   */
  prepare?(command: C): Promise<Prepared>;
  /** Puts the command's files. They are kept or discarded by `Commands`. */
  upload?(command: C, prepared: Prepared): Promise<Upload<Stored>>;
  /** Runs in the transaction: locks, looks again, and stores. */
  execute(command: C, prepared: Prepared, stored: Stored): Promise<ResultOf<C>>;
}
