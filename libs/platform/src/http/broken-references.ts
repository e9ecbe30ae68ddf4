import type { EndpointDefinition } from '@bitacora/contracts';
import { AppError, type FieldErrors } from '@bitacora/kernel';
import type { PartialCall, ReferenceCheck } from './reference-check.ts';

/** A part of a request as the parser knows it. */
type AnyPartialCall = Record<keyof PartialCall<unknown>, unknown>;

/**
 * What a request that is refused anyway names besides and is not there. While somebody whom that takes is away, or when
 * what the request is about is not there for the caller, the fields that are known to be wrong are told alone: those come
 * first.
 */
export async function brokenReferences(
  check: ReferenceCheck<EndpointDefinition>,
  call: AnyPartialCall,
  endpoint: EndpointDefinition,
): Promise<FieldErrors> {
  try {
    // Parsed by the route's own schemas, which the check was bound to together with the route.
    return await check.brokenReferences(call as PartialCall<EndpointDefinition>, endpoint);
  } catch (error) {
    if (error instanceof AppError && (error.kind === 'unavailable' || error.kind === 'not-found')) return {};
    throw error;
  }
}
