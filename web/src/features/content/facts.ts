import { siteContentMessages } from '@bitacora/contracts/messages';
import { type FieldValues, get } from 'react-hook-form';

const { conflict: messages, tours } = siteContentMessages;

/** What is written in one field, under its label. */
export interface Fact {
  label: string;
  text: string;
  /** Differs where the content does, even if two images have the same words. */
  key: string;
}

function factOf(label: string, value: unknown): Fact {
  if (typeof value === 'boolean') return { label, text: value ? tours.active : tours.inactive, key: String(value) };
  if (typeof value === 'string') return { label, text: value, key: value.trim() };
  const { id = '', alt = '' } = (value ?? {}) as { id?: string; alt?: string };
  return { label, text: alt, key: id };
}

/** What a form holds, field by field, in the order of the screen. */
export function factsOf<Values extends FieldValues>(
  labelsOf: (values: Values) => Readonly<Record<string, string>>,
  values: Values,
): Fact[] {
  return Object.entries(labelsOf(values)).map(([name, label]) => factOf(label, get(values, name)));
}

/** Facts of the newest version that are not what is typed here; what is only here is empty there. */
export function newFacts(newest: readonly Fact[], mine: readonly Fact[]): Fact[] {
  const [there, here] = [newest, mine].map((facts) => new Map(facts.map((fact) => [fact.label, fact])));
  return [...new Set([...newest, ...mine].map(({ label }) => label))]
    .filter((label) => (there?.get(label)?.key ?? '') !== (here?.get(label)?.key ?? ''))
    .map((label) => {
      const fact = there?.get(label);
      return { label, text: fact?.text || messages.empty, key: fact?.key ?? '' };
    });
}
