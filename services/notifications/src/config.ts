import { objectStoreEnvironment, processEnvironment, sealKey, settingRules } from '@bitacora/platform';
import { z } from 'zod';

/**
 * What notifications needs besides what every process reads: the relay, the sender's address, the key of sealed links, the bucket
 * for the files that mails carry, and where those are whose snapshots it keeps.
 */
export const notificationsEnvironment = processEnvironment.extend({
  ...objectStoreEnvironment.shape,
  SMTP_URL: settingRules.mailServerAddress(),
  MAIL_FROM: settingRules.mailSender(),
  MAIL_BUNDLE_MINUTES: settingRules.bundleMinutes().default(10),
  SEAL_KEY: sealKey(),
  /** Whose name mails are signed in; by itself the mail server may. */
  DKIM_DOMAIN: settingRules.domainName().optional(),
  DKIM_SELECTOR: settingRules.dkimSelector().default('bitacora'),
  DKIM_PRIVATE_KEY: settingRules.pem('PRIVATE').optional(),
  /** Where what cannot be delivered comes back to, and how it is read there; without them nobody reads it. */
  BOUNCES_ADDRESS: settingRules.bouncesAddress().optional(),
  BOUNCES_IMAP_URL: settingRules.mailboxAddress().optional(),
  IDENTITY_URL: settingRules.httpAddress(),
  JOURNEYS_URL: settingRules.httpAddress(),
  SERVICES_CATALOG_URL: settingRules.httpAddress(),
  BILLING_URL: settingRules.httpAddress(),
});
export type NotificationsEnvironment = z.infer<typeof notificationsEnvironment>;
