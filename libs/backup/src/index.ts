export { openBackup, type OpenBackup, readSecrets, verifyBackup } from './open-backup.ts';
export { makeKeyPair } from './encryption.ts';
export { restoreBackup } from './restore-backup.ts';
export * from './settings.ts';
export { takeBackup } from './take-backup.ts';
