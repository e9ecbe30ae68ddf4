import { Migration } from '@mikro-orm/migrations';

/** The content store: documents, tours and images of each agency's site. */
export class Content extends Migration {
  override up(): void {
    this.addSql(`
      create table web_documents (
        id uuid primary key,
        version integer not null,
        agency text not null,
        name text not null,
        content jsonb not null
      )`);
    this.addSql(`create unique index web_documents_name on web_documents (agency, name)`);
    this.addSql(`
      create table tours (
        id uuid primary key,
        version integer not null,
        agency text not null,
        slug text not null,
        title text not null,
        caption text not null,
        description text not null,
        items text[] not null,
        active boolean not null,
        position integer not null,
        picture jsonb,
        removed_at timestamptz
      )`);
    // A removed tour keeps its address: a link that was shared never leads to another tour.
    this.addSql(`create unique index tours_slug on tours (agency, slug)`);
    this.addSql(`
      create table content_images (
        id uuid primary key,
        agency text not null,
        alt text not null,
        width integer not null,
        height integer not null,
        color text not null,
        widths integer[] not null,
        status text not null check (status in ('uploading', 'stored', 'discarded')),
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index content_images_waiting on content_images (created_at) where status <> 'stored'`);
  }
}
