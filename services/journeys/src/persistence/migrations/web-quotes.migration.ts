import { Migration } from '@mikro-orm/migrations';

export class WebQuotes extends Migration {
  override up(): void {
    this.addSql(`
      create table web_quotes (
        id uuid primary key,
        version integer not null,
        agency text not null,
        first_name text not null,
        last_name text not null,
        phone text not null,
        email text not null,
        adults integer not null,
        children integer not null,
        travel_date date not null,
        country text not null,
        country_name text not null,
        created_at timestamptz not null
      )`);
    this.addSql(`create index web_quotes_agency on web_quotes (agency, id desc)`);
  }
}
