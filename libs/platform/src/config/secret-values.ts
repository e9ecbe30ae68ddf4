/**
 * The values of a secret, one a line: the first is used, and all are believed. There are two while it is replaced, as there
 * are two public keys (tools/containers/rotate-secret.sh).
 */
export const secretValues = (secret: string): string[] =>
  secret
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The one that is used. */
export const secretInUse = (secret: string): string => secretValues(secret)[0] ?? '';
