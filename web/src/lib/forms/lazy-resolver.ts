import { type FieldPath, type FieldValues, type Resolver, type ResolverResult, set } from 'react-hook-form';
import type { z } from 'zod';
import { words } from '../words.ts';
import { loadPart } from '../code/missing-parts.ts';

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

/** Says at the first field that nothing could be judged, and so nothing was sent. */
function unjudged<Values extends FieldValues, Output>(name: string): ResolverResult<Values, Output> {
  const errors = {};
  set(errors, name, { type: 'load', message: words.rulesMissing });
  return { values: {}, errors };
}

/**
 * Validates with a schema whose code is loaded when it is first needed, so that a page with a form shows before it.
 * `load` imports a module of the feature that default-exports the schema, usually the server's own from contracts.
 */
export function lazyResolver<Values extends FieldValues, Output extends FieldValues>(
  load: () => Promise<{ default: z.ZodType<Output> }>,
  fieldForWhole?: FieldPath<Values>,
): Resolver<Values, unknown, Output> {
  const loadRules = () => Promise.all([import('@hookform/resolvers/zod'), load()]);
  return async (values, context, options) => {
    let rules: Awaited<ReturnType<typeof loadRules>>;
    try {
      rules = await loadPart(loadRules);
    } catch {
      // The frame offers to load again; what was typed stays.
      return unjudged(options.names?.[0] ?? fieldForWhole ?? '');
    }
    const [{ zodResolver }, { default: schema }] = rules;
    // Schemas that read numeric strings take `unknown`; the form's own values are narrower.
    return place(await zodResolver(schema as z.ZodType<Output, Values>)(values, context, options), fieldForWhole);
  };
}
