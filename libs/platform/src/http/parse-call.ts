import { type EndpointDefinition, fieldErrorsOf } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { AppError, type FieldErrors, InvalidError, NotFoundError } from '@bitacora/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentContext } from '../context/request-context.ts';
import type { FileWorkshop } from '../files/file-workshop.ts';
import type { ReceivedFile } from '../files/received-file.ts';
import type { Call } from './call.ts';
import { lineOf } from './line-of.ts';
import { readMultipart } from './multipart.ts';
import { unstorableTexts } from './unstorable-texts.ts';

type RawCall = Pick<Call<unknown>, 'files' | 'address' | 'reply'> & {
  params: unknown;
  query: unknown;
  body: unknown;
  caller: unknown;
};

/** Parses a request with its route's schemas: all broken fields at once (400), a malformed path parameter as 404. */
export async function parseCall(
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  workshop: FileWorkshop,
): Promise<RawCall> {
  const params = await parsePart(endpoint.params, request.params);
  if (params.errors) throw new NotFoundError();
  const query = await parsePart(endpoint.query, request.query);
  if (query.errors) throw new InvalidError(query.errors);
  const { body, files } = await parseBody(endpoint, bodySchemaOf(endpoint, params.value), request, workshop);
  return {
    params: params.value,
    query: query.value,
    body,
    files,
    caller: currentContext()?.caller ?? null,
    address: lineOf(request.ip),
    reply,
  };
}

async function parsePart(
  schema: EndpointDefinition['body'],
  value: unknown,
): Promise<{ value: unknown; errors?: undefined } | { value?: undefined; errors: FieldErrors }> {
  if (!schema) return { value: undefined };
  const result = await schema['~standard'].validate(value ?? {});
  const unstorable = unstorableTexts(value).map((path) => [path || 'non_field_errors', [messages.notStorable]]);
  if (!result.issues && unstorable.length === 0) return { value: result.value };
  return { errors: { ...fieldErrorsOf(result.issues ?? []), ...Object.fromEntries(unstorable) } };
}

/** Throws `not-found` where the path names nothing that has a body. */
function bodySchemaOf({ body, bodyFor }: EndpointDefinition, params: unknown): EndpointDefinition['body'] {
  if (!bodyFor) return body;
  // The route's own parameters, as its own schema made them.
  const schema = bodyFor(params as never);
  if (!schema) throw new NotFoundError();
  return schema;
}

async function parseBody(
  endpoint: EndpointDefinition,
  schema: EndpointDefinition['body'],
  request: FastifyRequest,
  workshop: FileWorkshop,
): Promise<{ body: unknown; files: Record<string, ReceivedFile> }> {
  const isMultipart = request.isMultipart();
  if (isMultipart && !endpoint.files)
    throw new AppError('unsupported-media', 'unsupported_media', 'Tipo de contenido no admitido');
  const fileFields = endpoint.files ?? [];
  const received = isMultipart
    ? await readMultipart(request, fileFields)
    : { body: request.body, files: {} as Record<string, ReceivedFile>, refused: {} };
  const missing = fileFields.filter(
    ({ name, required }) => required && !received.files[name] && !(name in received.refused),
  );
  const parsed = await parsePart(schema, received.body);
  const opened = await openFiles(received.files, workshop);
  const errors = {
    ...parsed.errors,
    ...opened.refused,
    ...received.refused,
    ...Object.fromEntries(missing.map(({ name }) => [name, [messages.fileRequired]])),
  };
  if (Object.keys(errors).length > 0) throw new InvalidError(errors);
  return { body: parsed.value, files: opened.files };
}

/** Also beside broken fields, so that a person hears of everything at once. */
async function openFiles(received: Record<string, ReceivedFile>, workshop: FileWorkshop) {
  const files: Record<string, ReceivedFile> = {};
  const refused: FieldErrors = {};
  for (const [field, file] of Object.entries(received)) {
    const opened = await workshop.clean(file);
    if ('refused' in opened) refused[field] = [opened.refused];
    else files[field] = opened;
  }
  return { files, refused };
}
