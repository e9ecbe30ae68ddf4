import { conflict, validationMessages as messages } from '@bitacora/contracts/messages';
import { Injectable } from '@nestjs/common';
import type { Command } from '@nestjs/cqrs';
import { currentContext } from '../context/request-context.ts';
import { violatedUnique } from '../database/database-errors.ts';
import { Database } from '../database/database.ts';
import { OwnTurns } from '../limits/own-turns.ts';
import { CommandHandlers } from './command-handlers.ts';
import { Idempotency } from './idempotency.ts';
import type { StagedHandler } from './staged-handler.ts';

/** Commands of one person often change one row, and wait for it with a connection each: these are left to everybody else. */
const MOST_AT_ONCE_OF_PERSON = 2;
const MOST_WAITING_OF_PERSON = 20;

/**
 * The pipeline of every command: what its handler prepares and uploads, then one transaction around the handler, its
 * files, its changes, its events and the answer to its idempotency key. The command's result is the route's answer.
 */
@Injectable()
export class Commands {
  private readonly turns = new OwnTurns(MOST_AT_ONCE_OF_PERSON, MOST_WAITING_OF_PERSON, messages.ownCommandsWait);

  constructor(
    private readonly handlers: CommandHandlers,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Throws what the handler refuses with, or `rate-limited` when many commands of one person wait; then nothing is stored,
   * not even a file.
   */
  async execute<Result>(command: Command<Result>): Promise<Result> {
    const handler = this.handlers.of(command);
    if (this.database.inTransaction) throw new Error('a command opens its own transaction');
    const person = (await handler.personOf?.(command)) ?? currentContext()?.caller?.userId;
    const run = () => this.run(handler, command);
    return person === undefined ? run() : this.turns.run(person, run);
  }

  private async run<Result>(
    handler: StagedHandler<Command<Result>, unknown, unknown>,
    command: Command<Result>,
  ): Promise<Result> {
    const prepared = await handler.prepare?.(command);
    const upload = await handler.upload?.(command, prepared);
    try {
      return await this.transaction(async () => {
        await upload?.keep();
        return handler.execute(command, prepared, upload?.stored);
      });
    } finally {
      await upload?.discard();
    }
  }

  private async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    const key = currentContext()?.idempotency;
    try {
      return await this.database.transaction(async () => {
        const result = await work();
        if (key) await this.idempotency.remember(key, result);
        return result;
      });
    } catch (error) {
      const repeated =
        key && violatedUnique(error) === 'idempotency_keys_pkey' ? await this.idempotency.answerOf(key) : null;
      if (repeated) return repeated.answer as Result;
      if (violatedUnique(error)?.startsWith('idempotency')) throw conflict('in_progress');
      throw error;
    }
  }
}
