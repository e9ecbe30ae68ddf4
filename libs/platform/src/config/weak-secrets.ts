const SHORTEST = 16;
const FEWEST_DIFFERENT = 6;
/** What has to be left of a secret once everything that anybody would guess is taken out of it. */
const LEAST_OWN = 8;

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
  'example',
  'guest',
  'insecure',
  'internal',
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

function ownPart(secret: string): string {
  const letters = secret.toLowerCase().replaceAll(/[-_. !]/g, '');
  return withoutRuns(knownWords.reduce((rest, word) => rest.replaceAll(word, ''), letters));
}

/** Whether the whole text is one shorter piece over and over: abcabcabc. */
const isRepeated = (text: string) => `${text}${text}`.indexOf(text, 1) < text.length;

/** What is wrong with a secret whoever made it: known, or repetitive. Null for one that may serve. */
export function guessabilityOf(secret: string): string | null {
  if (isRepeated(secret)) return 'repeats a short pattern';
  if (ownPart(secret).length < Math.min(LEAST_OWN, secret.length)) return 'is a known default, word or example';
  return null;
}

/**
 * Why a secret of our own must not serve in production, in words that fit behind its name; null for one that may. It
 * has 16 characters or more, 6 of them different, and is neither known nor repetitive. The words never tell the secret.
 */
export function weaknessOf(secret: string): string | null {
  if (secret.length < SHORTEST) return `has fewer than ${SHORTEST} characters`;
  if (new Set(secret).size < FEWEST_DIFFERENT) return `has fewer than ${FEWEST_DIFFERENT} different characters`;
  return guessabilityOf(secret);
}
