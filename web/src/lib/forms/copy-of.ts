import { isRecord } from './has-shape-of.ts';

/** Values of a form as they are now: lists and parts of their own, files the very same; each text as `textOf` has it. */
export function copyOf<Value>(value: Value, textOf = (text: string) => text): Value {
  if (typeof value === 'string') return textOf(value) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => copyOf(part, textOf)) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOf(part, textOf)])) as Value;
}
