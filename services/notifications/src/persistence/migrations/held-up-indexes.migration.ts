import { Migration } from '@mikro-orm/migrations';

const indexes = {
  // Another address of somebody looks at the journeys again on which that one travels.
  journeys_passengers: `journeys using gin ((data -> 'passengers') jsonb_path_ops)`,
  // What was decided long ago is swept.
  reminders_decided: `reminders (decided_at) where decided_at is not null`,
};

/** Made beside what writes there. */
export class HeldUpIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, on] of Object.entries(indexes)) {
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${on}`);
    }
  }
}
