import { Migration } from '@mikro-orm/migrations';

export class IdPhotos extends Migration {
  override up(): void {
    this.addSql(`alter table persons add column id_photos jsonb not null default '{"front": null, "back": null}'`);
    for (const side of ['front', 'back']) {
      const file = `(id_photos #>> '{${side},id}')`;
      this.addSql(`create index persons_by_${side}_photo on persons (${file}) where ${file} is not null`);
    }
  }
}
