const SHORTEST = 16;
const FEWEST_DIFFERENT = 6;
/** What has to be left of a secret once everything that anybody would guess is taken out of it. */
const LEAST_OWN = 8;
/** By chance nobody has so long a word in a random secret. */
const LONG_WORD = 6;

/** Defaults of the programs around us, words of manuals, and the examples of our own pages and tests. */
const knownWords = [
  'asecretfortestsonly',
  'anothersecretfortestsonly',
  'accesskey',
  'administrator',
  'admin',
  'bitacora',
  'changeit',
  'changeme',
  'correcthorsebatterystaple',
  'default',
  'development',
  'dockercompose',
  'example',
  'guest',
  'insecure',
  'internal',
  'keyboardcat',
  'letmein',
  'minio',
  'passphrase',
  'password',
  'passw0rd',
  'postgresql',
  'postgres',
  'production',
  'qwertyuiop',
  'qwerty',
  'redis',
  'replaceme',
  'rustfs',
  'seaweedfs',
  'secretkey',
  'secret',
  'super',
  'testing',
  'test',
  'token',
  'unused',
  'viaje2026',
  'welcome',
  'your',
];

const KNOWN = 'is a known default, word or example';

/** Takes out what follows from the character before: 1234, abcd, 9876, aaaa. */
function withoutRuns(text: string): string {
  const steps = [1, -1, 0];
  let kept = '';
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    const step = text.charCodeAt(end) - text.charCodeAt(start);
    if (steps.includes(step)) while (text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end += 1;
    if (end - start < 4) end = start + 1;
    if (end - start === 1) kept += text[start];
    start = end;
  }
  return kept;
}

const lettersOf = (secret: string) => secret.toLowerCase().replaceAll(/[-_. !]/g, '');

const ownPart = (secret: string) =>
  withoutRuns(knownWords.reduce((rest, word) => rest.replaceAll(word, ''), lettersOf(secret)));

const holdsLongWord = (secret: string) =>
  knownWords.some((word) => word.length >= LONG_WORD && lettersOf(secret).includes(word));

/** Whether the whole text is one shorter piece over and over: abcabcabc. */
const isRepeated = (text: string) => `${text}${text}`.indexOf(text, 1) < text.length;

/** What is wrong with a secret whoever made it: known, or repetitive. Null for one that may serve. */
export function guessabilityOf(secret: string): string | null {
  if (isRepeated(secret)) return 'repeats a short pattern';
  if (ownPart(secret).length < Math.min(LEAST_OWN, secret.length)) return KNOWN;
  return null;
}

/**
 * Why a secret of our own must not serve in production, in words that fit behind its name; null for one that may. It
 * has 16 characters or more, 6 of them different, holds no known word, and is not repetitive. The words never tell the secret.
 */
export function weaknessOf(secret: string): string | null {
  if (secret.length < SHORTEST) return `has fewer than ${SHORTEST} characters`;
  if (new Set(secret).size < FEWEST_DIFFERENT) return `has fewer than ${FEWEST_DIFFERENT} different characters`;
  return holdsLongWord(secret) ? KNOWN : guessabilityOf(secret);
}
