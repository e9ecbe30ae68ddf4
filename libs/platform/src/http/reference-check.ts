import type { ParamsOf, PartsOf, BodyOf } from '@bitacora/contracts';
import type { FieldErrors } from '@bitacora/kernel';
import type { ReceivedFile } from '../files/received-file.ts';
import type { CallerOf } from './call.ts';

/** A request of which something is wrong already: its body holds those fields that keep their own rules, parsed. */
export interface PartialCall<E> {
  params: ParamsOf<E>;
  body: PartsOf<BodyOf<E>>;
  /** Files that were not refused. */
  files: Record<string, ReceivedFile>;
  caller: CallerOf<E>;
}

/** The record that a change is about: its id stands in the path, or in the body of a route whose path does not say which. */
export function idOfTarget({ params, body }: { params: { id: string } | undefined; body: object }): string | undefined {
  if (params) return params.id;
  return 'id' in body && typeof body.id === 'string' ? body.id : undefined;
}

/**
 * Looks up what a body names (a country, a passenger, a file's record) although other fields break the schema, so that
 * one answer names everything that is wrong. It is asked only then: a body that keeps its schema goes to its command,
 * which makes the same look-ups itself.
 */
export interface ReferenceCheck<E> {
  /** The fields of the body that refer to nothing, or do not fit what is stored. Several routes may share a check. */
  brokenReferences(call: PartialCall<E>, endpoint: E): Promise<FieldErrors>;
}
