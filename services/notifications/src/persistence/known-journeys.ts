import { arrayLiteral, type Database } from '@bitacora/platform';
import type { Known } from '../domain/ladder/step.ts';
import type { Projected } from './projected-snapshots.ts';

/** What a ladder follows from, as the rows here keep it. */
export interface KnownRows extends Known {
  journey: Projected<'journeys'>;
  records: readonly Projected<'service_records'>[];
  documents: readonly Projected<'service_documents'>[] | null;
  agency: Omit<Projected<'agencies'>, 'logo_image'> | null;
}

/**
 * Everything that the ladders of journeys follow from, in one statement and so of one moment, by journey. Of one whose own news
 * has not come yet there is nothing: it marks itself when it comes.
 */
export async function knownJourneys(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownRows>> {
  const rows = await database.query<KnownRows & { id: string }>(
    `select j.id, j.data as journey,
       coalesce((select jsonb_agg(r.data order by r.id) from service_records r
         where r.data ->> 'journey' = j.id and r.data ->> 'package_service' is not null), '[]') as records,
       case when not exists (select from incomplete_projections) then coalesce((
         select jsonb_agg(d.data order by d.id) from service_documents d
         where d.data ->> 'journey' = j.id and d.data -> 'is_removed' is null), '[]') end as documents,
       case when not exists (select from incomplete_projections) then jsonb_build_object(
         'payments', coalesce((select jsonb_agg(p.data) from payments p where p.data ->> 'journey' = j.id), '[]'),
         'refunds', coalesce((select jsonb_agg(r.data) from refunds r where r.data ->> 'journey' = j.id), '[]')) end as money,
       (select a.data - 'logo_image' from agencies a where a.data ->> 'ruc' = j.data ->> 'agency' limit 1) as agency
     from journeys j where j.id = any (?::text[])`,
    [arrayLiteral(ids)],
  );
  return new Map(rows.map(({ id, ...known }) => [id, known]));
}
