import { objectStoreEnvironment, processEnvironment, settingRules } from '@bitacora/platform';
import { z } from 'zod';

export const bffEnvironment = processEnvironment.extend({
  ...objectStoreEnvironment.shape,
  /** Signs the links to private files. */
  FILE_LINK_SECRET: settingRules.secret(),
  IDENTITY_URL: settingRules.httpAddress(),
  JOURNEYS_URL: settingRules.httpAddress(),
  SERVICES_CATALOG_URL: settingRules.httpAddress(),
  BILLING_URL: settingRules.httpAddress(),
  NOTIFICATIONS_URL: settingRules.httpAddress(),
  /** Folder of the built web client; without it only the API answers. */
  WEB_ROOT: settingRules.folder().optional(),
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; without it the map stands on a drawing of ours. */
  MAP_TILES_URL: settingRules.tileTemplate().optional(),
  /** Origins, separated by commas, of web clients that live elsewhere and may call the API. */
  WEB_ORIGINS: settingRules.origins().default('').transform(settingRules.entriesOf),
});
export type BffEnvironment = z.infer<typeof bffEnvironment>;
