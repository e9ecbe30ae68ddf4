import type { Schema } from './documented-routes.ts';

/** One field, by dotted path, with a value that breaks its published rule. */
export interface WrongValue {
  path: string;
  value: unknown;
}

/** A schema's types; a published one may name several, of which one is null. */
const typesOf = ({ type = [] }: Schema) => (Array.isArray(type) ? type : [type]);

const withoutNull = (schema: Schema): Schema => {
  const choices = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (choices.length === 1 && choices[0]) return choices[0];
  const [type] = typesOf(schema).filter((one) => one !== 'null');
  return type ? { ...schema, type } : schema;
};

const mayBeNull = (schema: Schema) =>
  'default' in schema || [schema, ...(schema.anyOf ?? [])].some((one) => typesOf(one).includes('null'));

function wrongTexts({ format, enum: choices, pattern, minLength = 0, maxLength }: Schema): unknown[] {
  const texts: unknown[] = [];
  if (maxLength !== undefined) texts.push('x'.repeat(maxLength + 1));
  if (minLength > 1) texts.push('x'.repeat(minLength - 1));
  if (choices) texts.push('no-existe');
  if (pattern && format !== 'uuid') texts.push('%%%');
  if (format === 'date') texts.push('31/12/2031', '2031-02-30', 'mañana');
  if (format === 'uuid') texts.push('no-es-un-id', '7');
  if (format === 'email') texts.push('sin-arroba', 'a@', 'a b@ejemplo.ec');
  return texts;
}

function wrongNumbers({ type, minimum, maximum, multipleOf }: Schema): unknown[] {
  const numbers: unknown[] = ['abc', 'NaN', '1e999'];
  if (type === 'integer') numbers.push(1.5);
  if (minimum !== undefined) numbers.push(minimum - 1);
  if (maximum !== undefined) numbers.push(maximum + 1);
  if (multipleOf !== undefined && multipleOf < 1) numbers.push(multipleOf / 10);
  return numbers;
}

/** Values of another JSON type; a form sends texts only. */
function otherTypes({ type, oneOf, items }: Schema): unknown[] {
  if (oneOf) return [7, true];
  if (type === 'string') return [7, true, ['x'], { x: 1 }];
  if (type === 'array') return [{ x: 1 }, [items?.type === 'integer' ? 'x' : 7]];
  return type === 'object' ? ['texto', 7, ['x']] : [['x'], { x: 1 }];
}

function wrongItself(schema: Schema): unknown[] {
  if (schema.oneOf) return ['no-es-un-id'];
  switch (schema.type) {
    case 'string':
      return wrongTexts(schema);
    case 'integer':
    case 'number':
      return wrongNumbers(schema);
    case 'boolean':
      return ['quizás'];
    case 'array':
      return schema.maxItems ? [Array.from({ length: schema.maxItems + 1 }, (_, index) => `x${index}`)] : [];
    default:
      return [];
  }
}

function wrongOf(path: string, published: Schema, isForm: boolean): WrongValue[] {
  const schema = withoutNull(published);
  if (schema.format === 'binary') return [];
  const values = [...wrongItself(schema), ...(isForm ? [] : otherTypes(schema))];
  if (!isForm && !mayBeNull(published)) values.push(null);
  const own = values.map((value) => ({ path, value }));
  if (schema.oneOf) return own;
  if (schema.type === 'array' && schema.items && !isForm) {
    return [...own, ...wrongOf(`${path}.0`, schema.items, isForm)];
  }
  return [...own, ...wrongFields(schema, isForm, `${path}.`)];
}

/** Every value of every field that breaks what the document says of it; nested fields too. */
export function wrongFields(schema: Schema, isForm: boolean, prefix = ''): WrongValue[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => wrongOf(`${prefix}${name}`, field, isForm));
}

/** The fields that must be there, by dotted path; a list needs one item with all of its own. */
export function requiredFields(schema: Schema): string[] {
  return (schema.required ?? []).filter((name) => !('default' in (schema.properties?.[name] ?? {})));
}

/** A copy of a body with one field, by dotted path, set to a value; undefined leaves it out. */
export function withField(body: unknown, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.');
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body)
    ? [...(body as unknown[])]
    : { ...(body as Record<string, unknown> | null) };
  const fields = copy as Record<string, unknown>;
  fields[first] = rest.length === 0 ? value : withField(fields[first] ?? {}, rest.join('.'), value);
  if (fields[first] === undefined) delete fields[first];
  return copy;
}
