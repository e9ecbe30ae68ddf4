import type { PlatformAddresses } from './environment.ts';
import type { PartsOfPlatform } from './parts-of-platform.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

interface Ingredients {
  settings: Settings;
  secrets: Secrets;
  parts: Pick<PartsOfPlatform, 'databaseUrls' | 'queue' | 'objectStore' | 'mail'>;
  ports: PlatformAddresses['ports'];
}

/** What the processes need to know, from what was set and what was started. */
export function addressesOf({ settings, secrets, parts, ports }: Ingredients): PlatformAddresses {
  const { nodeEnvironment, host, publicUrl, trustedProxies, agencyRuc, hasDemoData, passedOn } = settings;
  const { databaseUrls, queue, objectStore, mail } = parts;
  return {
    nodeEnvironment,
    host,
    publicUrl,
    trustedProxies,
    agencyRuc,
    hasDemoData,
    passedOn,
    databaseUrls,
    queue,
    objectStore,
    mail,
    ports,
    secrets,
    webRoot: '',
  };
}
