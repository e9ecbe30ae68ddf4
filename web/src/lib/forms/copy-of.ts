import { isRecord } from './has-shape-of.ts';

/** Values of a form as they are now: lists and parts of their own, files the very same. */
export function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOf(part)])) as Value;
}
