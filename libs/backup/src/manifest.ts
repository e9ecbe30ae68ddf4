import { processNames } from '@bitacora/contracts';
import { z } from 'zod';

/** The only file of a backup that is not encrypted: names, sizes and sums, and nothing of what anybody stored. */
export const MANIFEST = 'manifest.json';
const FORMAT = 1;

/** Of an object below the backup or the pool of files: nothing that leads out of it. */
const name = z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/);

const piece = z.object({ name, bytes: z.number(), sha256: z.string() });
export type Piece = z.infer<typeof piece>;

const table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), pieces: z.array(piece) });
export type TableOfBackup = z.infer<typeof table>;

const database = z.object({
  /** Names of the migrations that its tables had. */
  migrations: z.array(z.string()),
  /** Those that others refer to come first. */
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type DatabaseOfBackup = z.infer<typeof database>;

const file = z.object({ key: name, media_type: z.string(), bytes: z.number(), sha256: z.string() });
export type FileOfBackup = z.infer<typeof file>;

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Of the platform. */
  version: z.string(),
  /** The moment that the backup shows. */
  taken_at: z.iso.datetime(),
  public_key: z.string(),
  databases: z.object(Object.fromEntries(processNames.map((process) => [process, database]))),
  files: z.array(file),
  /** Named by a database and not in the bucket: lost before this backup. */
  missing_files: z.array(z.string()),
  secrets: piece,
});
export type Manifest = Omit<z.infer<typeof manifestSchema>, 'databases'> & {
  databases: Record<(typeof processNames)[number], DatabaseOfBackup>;
};

export const newManifest = (parts: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...parts });

/** Reads a manifest. Throws for one that this version does not understand. */
export function parseManifest(bytes: Buffer): Manifest {
  const { databases, ...rest } = manifestSchema.parse(JSON.parse(bytes.toString('utf8')));
  // The schema has asked for every process.
  return { ...rest, databases: databases as Manifest['databases'] };
}
