import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { rolesWith } from '../rights.ts';
import { bodyLimitOf, type EndpointDefinition } from './endpoint.ts';

const fieldErrors = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: 'FieldErrors', description: 'Every broken field with its messages in Spanish' });
const failure = z
  .object({ detail: z.string(), code: z.string(), request_id: z.string().optional() })
  .meta({ id: 'Failure' });

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** What a schema cannot say of multipart/form-data: OpenAPI would have an object be one part, in JSON. */
const asForm =
  'As a form each field of an object is a part of its own, under its dotted name (`location.name`), and each value of a list one more part of the same name';

function requestContent(endpoint: EndpointDefinition) {
  if (!endpoint.body && !endpoint.files) return undefined;
  const body = endpoint.body ?? z.object({});
  const asJson = `As JSON at most ${bodyLimitOf(endpoint) / 1024} kB`;
  if (!endpoint.files) return { description: asJson, content: json(body), required: true };
  const fileFields = Object.fromEntries(
    endpoint.files.map(({ name, required }) => {
      const file = z.string().meta({ override: { type: 'string', format: 'binary' } });
      return [name, required ? file : file.optional()];
    }),
  );
  const multipart = body instanceof z.ZodObject ? body.safeExtend(fileFields) : body;
  const content = { 'multipart/form-data': { schema: multipart } };
  const filesAreOptional = endpoint.files.every(({ required }) => !required);
  const description = endpoint.body ? { description: filesAreOptional ? `${asJson}. ${asForm}` : asForm } : {};
  return { ...description, content: filesAreOptional ? { ...content, ...json(body) } : content, required: true };
}

function responses(endpoint: EndpointDefinition) {
  const answer = endpoint.publicAnswer ?? endpoint.answer;
  const success = answer ? { description: 'Done', content: json(answer) } : { description: 'Done, without content' };
  return {
    [String(endpoint.status)]: success,
    ...(endpoint.answerOnRequest
      ? { '200': { description: 'Done, with what the body asked for', content: json(endpoint.answerOnRequest) } }
      : {}),
    ...(endpoint.body || endpoint.query
      ? { '400': { description: 'A rule is broken', content: json(fieldErrors) } }
      : {}),
    ...(endpoint.access === 'public' ? {} : { '401': { description: 'No or bad token', content: json(failure) } }),
    ...(endpoint.access === 'staff'
      ? { '403': { description: `Only staff that have the right "${endpoint.may}"`, content: json(failure) } }
      : {}),
    default: { description: 'Another failure', content: json(failure) },
  };
}

function operation(endpoint: EndpointDefinition): ZodOpenApiOperationObject {
  const requestBody = requestContent(endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.owner],
    security: endpoint.access === 'public' ? [] : [{ jwt: [] }],
    ...(endpoint.access === 'staff' ? { 'x-right': endpoint.may, 'x-roles': rolesWith(endpoint.may) } : {}),
    requestParams: {
      ...(endpoint.params instanceof z.ZodObject ? { path: endpoint.params } : {}),
      ...(endpoint.query instanceof z.ZodObject ? { query: endpoint.query } : {}),
    },
    ...(requestBody ? { requestBody } : {}),
    responses: responses(endpoint) as ZodOpenApiOperationObject['responses'],
  };
}

/** The OpenAPI 3.1 document of some routes, made from the very schemas that validate them. */
export function openApiDocument(
  title: string,
  endpoints: readonly EndpointDefinition[],
): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: { title, version: '1' },
    components: {
      securitySchemes: {
        jwt: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`JWT <access token>`' },
      },
    },
    paths,
  };
  return createDocument(document);
}
