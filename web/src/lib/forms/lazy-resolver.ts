import type { FieldPath, FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type { z } from 'zod';

/** Moves what is wrong with the whole form (passwords that differ) to the field where a person looks for it. */
function place<Values extends FieldValues, Output>(
  result: ResolverResult<Values, Output>,
  field: FieldPath<Values> | undefined,
): ResolverResult<Values, Output> {
  const errors: Record<string, unknown> = result.errors;
  if (!field || !('' in errors)) return result;
  const { '': whole, ...others } = errors;
  return { values: {}, errors: { [field]: whole, ...others } } as ResolverResult<Values, Output>;
}

/**
 * Validates with a schema whose code is loaded when it is first needed, so that a page with a form shows before it.
 * `load` imports a module of the feature that default-exports the schema, usually the server's own from contracts.
 */
export function lazyResolver<Values extends FieldValues, Output extends FieldValues>(
  load: () => Promise<{ default: z.ZodType<Output> }>,
  fieldForWhole?: FieldPath<Values>,
): Resolver<Values, unknown, Output> {
  return async (...call) => {
    const [{ zodResolver }, { default: schema }] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    // Schemas that read numeric strings take `unknown`; the form's own values are narrower.
    return place(await zodResolver(schema as z.ZodType<Output, Values>)(...call), fieldForWhole);
  };
}
