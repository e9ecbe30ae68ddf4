import { type EndpointDefinition, fieldErrorsOf, validParts } from '@bitacora/contracts';
import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, hasErrors, InvalidError, NotFoundError, UnsupportedMediaError } from '@bitacora/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentContext } from '../context/request-context.ts';
import type { FileWorkshop } from '../files/file-workshop.ts';
import type { ReceivedFile } from '../files/received-file.ts';
import type { TemporaryFiles } from '../files/temporary-files.ts';
import type { Call } from './call.ts';
import { countedAddress } from './networks.ts';
import { holdsTooMuch } from './holds-too-much.ts';
import { readMultipart } from './multipart.ts';
import { brokenReferences } from './broken-references.ts';
import type { ReferenceCheck } from './reference-check.ts';
import { unstorableTexts, withoutUnstorable } from './unstorable-texts.ts';

type RawCall = Pick<Call<unknown>, 'files' | 'address' | 'reply'> & {
  params: unknown;
  query: unknown;
  body: unknown;
  caller: unknown;
};

/** Where the files of a request are kept, and what opens them. */
export interface FileIntake {
  workshop: FileWorkshop;
  temporary: TemporaryFiles;
}

interface Checks {
  /** A process without it takes no files. */
  intake: FileIntake | undefined;
  /** Looks up what the route's body names. */
  references: ReferenceCheck<EndpointDefinition> | undefined;
}

/**
 * Parses a request with its route's schemas: all broken fields at once (400), those that `references` finds too; a
 * malformed path parameter as 404.
 */
export async function parseCall(
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  { intake, references }: Checks,
): Promise<RawCall> {
  const params = await parsePart(endpoint.params, request.params);
  if (params.errors) throw new NotFoundError();
  const query = await parsePart(endpoint.query, request.query);
  if (query.errors) throw new InvalidError(query.errors);
  const caller = currentContext()?.caller ?? null;
  const schema = bodySchemaOf(endpoint, params.value);
  const { body, files, errors } = await parseBody(endpoint, schema, { request, reply, intake });
  if (errors) {
    const found = references
      ? await brokenReferences(references, { params: params.value, body, files, caller }, endpoint)
      : {};
    throw new InvalidError({ ...found, ...errors });
  }
  return {
    params: params.value,
    query: query.value,
    body,
    files,
    caller,
    address: countedAddress(request.ip),
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

/** With errors, the body is those parts of it that hold by themselves. */
async function parseBody(
  endpoint: EndpointDefinition,
  schema: EndpointDefinition['body'],
  { request, reply, intake }: { request: FastifyRequest; reply: FastifyReply; intake: FileIntake | undefined },
): Promise<{ body: unknown; files: Record<string, ReceivedFile>; errors?: FieldErrors }> {
  const isMultipart = request.isMultipart();
  if (isMultipart && !endpoint.files) throw new UnsupportedMediaError(fileMessages.notAdmitted);
  const fileFields = endpoint.files ?? [];
  if (isMultipart && !intake) throw new Error(`${endpoint.name} takes files: its process needs the FilesModule`);
  const received =
    isMultipart && intake
      ? await readMultipart(request, reply, endpoint, intake.temporary)
      : { body: request.body, files: {} as Record<string, ReceivedFile>, refused: {} };
  if (holdsTooMuch(received.body)) throw new InvalidError({ non_field_errors: [messages.tooMuchAtOnce] });
  const missing = fileFields.filter(
    ({ name, required }) => required && !received.files[name] && !(name in received.refused),
  );
  const parsed = await parsePart(schema, received.body);
  const broken = {
    ...parsed.errors,
    ...received.refused,
    ...Object.fromEntries(missing.map(({ name }) => [name, [messages.fileRequired]])),
  };
  // A command opens what it renders itself, and says what is wrong with it; here only so that it stands beside the rest.
  const isRendered = (field: string) => fileFields.some((one) => one.name === field && one.isRendered);
  const left = !hasErrors(broken) ? isRendered : () => false;
  const opened = intake ? await openFiles(received.files, intake.workshop, left) : { files: {}, refused: {} };
  const errors = { ...broken, ...opened.refused };
  if (!hasErrors(errors)) return { body: parsed.value, files: opened.files };
  // Whoever looks up what a body names finds nothing in one that is no object.
  const body = (schema && validParts(schema, withoutUnstorable(received.body ?? {}))) ?? {};
  return { body, files: opened.files, errors };
}

/** Also beside broken fields, so that a person hears of everything at once. What is `left` stays as it was sent. */
async function openFiles(
  received: Record<string, ReceivedFile>,
  workshop: FileWorkshop,
  left: (field: string) => boolean,
) {
  const files: Record<string, ReceivedFile> = {};
  const refused: FieldErrors = {};
  for (const [field, file] of Object.entries(received)) {
    const opened = left(field) ? file : await workshop.clean(file);
    if ('refused' in opened) refused[field] = [opened.refused];
    else files[field] = opened;
  }
  return { files, refused };
}
