import { mailMessages } from '@bitacora/contracts/messages';

const { list, several } = mailMessages.journey;

/** Each name once, with its number where there are several. */
export const namesWithCounts = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count === 1 ? name : several(count, name);
  });

/** The same on one line. */
export const namesText = (names: readonly string[]): string => list(namesWithCounts(names));

/** Words that stand by themselves. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** What is weighed is read as one: `23 kg`. */
export const unbrokenWeights = (text: string): string => text.replaceAll(/(\d) (?=kg\b)/g, '$1\u00a0');
