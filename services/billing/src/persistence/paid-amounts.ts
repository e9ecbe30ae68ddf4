import { type BilledAmount, type Cents, paidCents } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** What of a journey's payments is not given back: what refunds are judged by. */
@Injectable()
export class PaidAmounts {
  constructor(private readonly database: Database) {}

  /** As it is at this moment; `ofLocked` decides. */
  async of(journey: string): Promise<Cents> {
    const [payments, refunds] = [
      await this.amounts('payments', 'value_cents', journey),
      await this.amounts('refunds', 'amount_cents', journey),
    ];
    return paidCents({ payments, refunds });
  }

  /**
   * The same, with the journey's money locked for the running transaction: two refunds at once are judged one after the
   * other, also by two replicas. Whatever makes less of what was paid asks here; more of it may come at any time.
   */
  async ofLocked(journey: string): Promise<Cents> {
    await this.database.query(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`money of ${journey}`]);
    return this.of(journey);
  }

  private amounts(table: 'payments' | 'refunds', column: string, journey: string): Promise<BilledAmount[]> {
    return this.database.query<BilledAmount>(
      `select ${column}::float8 as cents, voided is not null as "isVoided" from ${table} where journey = ?`,
      [journey],
    );
  }
}
