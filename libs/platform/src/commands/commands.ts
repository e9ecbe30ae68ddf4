import { ConflictError } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { currentContext } from '../context/request-context.ts';
import { violatedUnique } from '../database/database-errors.ts';
import { Database } from '../database/database.ts';
import { Idempotency } from './idempotency.ts';

/**
 * The pipeline of every command: one transaction around the handler, its changes, its events and the answer to its
 * idempotency key. The command's result is the route's answer.
 */
@Injectable()
export class Commands {
  constructor(
    private readonly bus: CommandBus,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
  ) {}

  async execute<Result>(command: Command<Result>): Promise<Result> {
    const key = currentContext()?.idempotency;
    try {
      return await this.database.transaction(async () => {
        const result = await this.bus.execute(command);
        if (key) await this.idempotency.remember(key, result);
        return result;
      });
    } catch (error) {
      const repeated =
        key && violatedUnique(error) === 'idempotency_keys_pkey' ? await this.idempotency.answerOf(key) : null;
      if (repeated) return repeated.answer as Result;
      if (violatedUnique(error)?.startsWith('idempotency'))
        throw new ConflictError('in_progress', 'Esta solicitud ya está en curso');
      throw error;
    }
  }
}
