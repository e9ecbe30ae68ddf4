import { findRunningPlatform, readSettings, type RunningPlatform } from '@bitacora/launcher';

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these suites run against a started platform`);
  return value;
}

/** Where people reach the platform. */
export const platformUrl = variable('PLATFORM_URL');
export const inboxUrl = variable('PLATFORM_INBOX_URL');
export const dataDirectory = variable('PLATFORM_DATA_DIR');

/** The running platform from inside: its databases and its signing key. */
export const platform: RunningPlatform = await findRunningPlatform({ ...readSettings(), dataDirectory });
