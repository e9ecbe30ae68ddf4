import { platformUrl } from './platform.ts';

/** What the suites read of a JSON schema. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  default?: unknown;
}

interface Operation {
  operationId: string;
  tags: string[];
  security: unknown[];
  'x-roles'?: string[];
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** A route as the OpenAPI document publishes it. */
export interface Route {
  name: string;
  method: string;
  /** With parameters as `{name}`. */
  path: string;
  owner: string;
  access: 'public' | 'person' | 'staff';
  /** The roles that may call a staff route. */
  roles: string[];
  parameters: { in: string; name: string; schema: Schema }[];
  /** Body as JSON; absent when the route takes none. */
  json: Schema | null;
  multipart: Schema | null;
  /** Names of the file fields of a multipart body. */
  files: string[];
  requiredFiles: string[];
  status: number;
  answer: Schema | null;
}

function filesOf(schema: Schema | null): string[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, { format }]) => (format === 'binary' ? [name] : []));
}

function routeOf(path: string, method: string, operation: Operation): Route {
  const content = operation.requestBody?.content ?? {};
  const multipart = content['multipart/form-data']?.schema ?? null;
  const status = Object.keys(operation.responses).findLast((code) => code.startsWith('2')) ?? '';
  const files = filesOf(multipart);
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    owner: operation.tags[0] ?? '',
    access: operation.security.length === 0 ? 'public' : '403' in operation.responses ? 'staff' : 'person',
    roles: operation['x-roles'] ?? [],
    parameters: operation.parameters ?? [],
    json: content['application/json']?.schema ?? null,
    multipart,
    files,
    requiredFiles: files.filter((name) => multipart?.required?.includes(name)),
    status: Number(status),
    answer: operation.responses[status]?.content?.['application/json']?.schema ?? null,
  };
}

async function readRoutes(): Promise<Route[]> {
  const response = await fetch(`${platformUrl}/api/v1/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => routeOf(path, method, operation)),
  );
}

/** Every public route, from the document that the running platform publishes. */
export const routes: readonly Route[] = await readRoutes();

export function routeNamed(name: string): Route {
  const route = routes.find((one) => one.name === name);
  if (!route) throw new Error(`the OpenAPI document has no ${name}`);
  return route;
}
