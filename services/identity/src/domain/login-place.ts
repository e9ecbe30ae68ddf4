/** Where a session is used, no finer than its owner needs to recognise it. */
export interface LoginPlace {
  /** "Chrome en Android"; null when the browser says nothing that we know. */
  device: string | null;
  /** The network of the address; null when there is none. */
  address: string | null;
}

type Marks = readonly (readonly [name: string, mark: RegExp])[];

// Most browsers also name the ones that they descend from: the first mark that is found counts.
const browsers: Marks = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bChromium\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

const systems: Marks = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const firstOf = (marks: Marks, text: string) => marks.find(([, mark]) => mark.test(text))?.[0];

/** A device as its owner calls it, from the `User-Agent` header. */
export function deviceOf(userAgent: string): string | null {
  const browser = firstOf(browsers, userAgent);
  const system = firstOf(systems, userAgent);
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system ?? null;
}
