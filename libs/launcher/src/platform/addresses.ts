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

/** In the place of parts that a command of the database or the queue does not need. */
export const noFilesAndMails = ({ mailFrom }: Settings): Pick<PlatformAddresses, 'objectStore' | 'mail'> => ({
  objectStore: {
    endpoint: 'http://127.0.0.1:9',
    bucket: 'unused',
    region: 'us-east-1',
    accessKey: 'unused',
    secretKey: 'unused',
  },
  mail: { smtpUrl: 'smtp://127.0.0.1:9', from: mailFrom },
});

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
