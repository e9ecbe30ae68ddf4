import { Migration } from '@mikro-orm/migrations';

/** Journeys by the month of their purchase, as the figures and the lists behind them ask. */
export class StatisticsIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists journeys_purchase`);
    this.addSql(`create index concurrently journeys_purchase on journeys (agency, left(data ->> 'purchase_date', 7))
      where not is_removed`);
  }
}
