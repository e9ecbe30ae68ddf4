import { Migration } from '@mikro-orm/migrations';

/** The BFF lists passengers from what it was told: nobody searches here any more. The next release drops the column. */
export class UnsearchedPassengers extends Migration {
  override up(): void {
    this.addSql(`alter table passengers alter column search_text set default ''`);
  }
}
