import type { EndpointDefinition } from '@bitacora/contracts';
import {
  applyDecorators,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { ReferenceCheck } from './reference-check.ts';

const ENDPOINT = 'bitacora:endpoint';
const ACCESS = 'bitacora:access';
const REFERENCES = 'bitacora:references';
const INTERNAL = 'bitacora:internal';

const methods = { GET: Get, POST: Post, PATCH: Patch, PUT: Put, DELETE: Delete };

/**
 * Binds a controller's method to its route in contracts: path, status, access, validation, all from there. A route whose
 * body names what is looked up says who looks (`references`), so that one answer names all that is wrong.
 */
export function Endpoint<const E extends EndpointDefinition>(
  endpoint: E,
  references?: Type<ReferenceCheck<E>>,
): MethodDecorator {
  return applyDecorators(
    methods[endpoint.method]([endpoint.path, ...(endpoint.aliases ?? [])]),
    HttpCode(endpoint.status),
    SetMetadata(ENDPOINT, endpoint),
    SetMetadata(ACCESS, endpoint),
    SetMetadata(REFERENCES, references),
  );
}

/** Binds the gateway's method to a route that another process parses and answers: same path, same access. */
export function GatewayRoute(endpoint: EndpointDefinition): MethodDecorator {
  return applyDecorators(
    methods[endpoint.method]([endpoint.path, ...(endpoint.aliases ?? [])]),
    SetMetadata(ACCESS, endpoint),
  );
}

/** Marks a route that only other processes call; it needs the internal credential and no user. */
export const InternalRoute = () => SetMetadata(INTERNAL, true);

export function endpointOf(reflector: Reflector, context: ExecutionContext): EndpointDefinition | undefined {
  return reflector.get<EndpointDefinition | undefined>(ENDPOINT, context.getHandler());
}

/** Who looks up what a route's body names. */
export function referencesOf(
  reflector: Reflector,
  context: ExecutionContext,
): Type<ReferenceCheck<EndpointDefinition>> | undefined {
  return reflector.get<Type<ReferenceCheck<EndpointDefinition>> | undefined>(REFERENCES, context.getHandler());
}

/** The route whose access rule guards a method, parsed here or passed on. */
export function guardedEndpointOf(reflector: Reflector, context: ExecutionContext): EndpointDefinition | undefined {
  return reflector.get<EndpointDefinition | undefined>(ACCESS, context.getHandler());
}

export function isInternal(reflector: Reflector, context: ExecutionContext): boolean {
  return (
    reflector.getAllAndOverride<boolean | undefined>(INTERNAL, [context.getHandler(), context.getClass()]) === true
  );
}
