import type { EventEnvelope } from '@bitacora/contracts';
import { EntityManager, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import { currentContext } from '../context/request-context.ts';
import { asAppError } from './database-errors.ts';
import { type NamedStatement, readNamed } from './named-statement.ts';

interface Transaction {
  em: EntityManager;
  written: EventEnvelope[];
  afterCommit: (() => void)[];
}

/**
 * The process's own database. `transaction` opens (or joins) one transaction; `query` runs SQL in it, or alone; `em` is
 * the entity manager of the running transaction. Lost connections and lock time-outs surface as `unavailable`.
 */
@Injectable()
export class Database {
  private readonly running = new AsyncLocalStorage<Transaction>();

  constructor(private readonly root: EntityManager) {}

  /** The entity manager of the running transaction. Throws outside of one: only commands and consumers write. */
  get em(): EntityManager {
    const transaction = this.running.getStore();
    if (!transaction) throw new Error('no transaction is running');
    return transaction.em;
  }

  get inTransaction(): boolean {
    return this.running.getStore() !== undefined;
  }

  /** Runs SQL with `?` parameters and answers its rows. */
  async query<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const em = this.running.getStore()?.em ?? this.root;
    try {
      const context = em.isInTransaction() ? em.getTransactionContext() : undefined;
      return await em.getConnection().execute<Row[]>(sql, [...parameters], 'all', context);
    } catch (error) {
      throw asAppError(error);
    }
  }

  /**
   * Reads rows by a statement that is planned once and not at every call, as the ORM's are, which carry their values in
   * their text. Throws within a transaction: it would not see what that has written.
   */
  async read<Row extends object>(statement: NamedStatement, parameters: readonly unknown[]): Promise<Row[]> {
    if (this.inTransaction) throw new Error(`${statement.name} is read within a transaction`);
    try {
      const { rows } = await readNamed<Row>(await this.pool(), statement, parameters);
      return rows;
    } catch (error) {
      throw asAppError(error);
    }
  }

  /** How many connections of the pool are in use and idle, and how many callers wait for one. */
  async poolUse(): Promise<Record<'used' | 'idle' | 'waiting', number>> {
    const { totalCount, idleCount, waitingCount } = await this.pool();
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  private pool(): Promise<Pool> {
    return (this.root.getConnection() as PostgreSqlConnection).getNativeClient();
  }

  /** All or nothing; a transaction inside a transaction is the same one. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running.getStore()) return work();
    const state: Pick<Transaction, 'written' | 'afterCommit'> = { written: [], afterCommit: [] };
    const result = await this.root
      .fork()
      .transactional((em) => this.running.run({ em: em as EntityManager, ...state }, work))
      .catch((error: unknown) => {
        throw asAppError(error);
      });
    currentContext()?.written.push(...state.written);
    for (const callback of state.afterCommit) callback();
    return result;
  }

  /** Remembers an envelope that the running transaction wrote, for the answer of the request. */
  noteWritten(envelope: EventEnvelope): void {
    this.running.getStore()?.written.push(envelope);
  }

  /** Calls back once the running transaction has committed. */
  afterCommit(callback: () => void): void {
    this.running.getStore()?.afterCommit.push(callback);
  }
}
