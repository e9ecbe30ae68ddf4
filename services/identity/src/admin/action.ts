import type { INestApplicationContext } from '@nestjs/common';
import { parseArgs } from 'node:util';
import { z } from 'zod';

/** What an option is for, and how its value looks; a switch has no value. */
interface Help {
  value?: string;
  says: string;
}

interface Definition<Shape extends z.ZodRawShape> {
  name: string;
  summary: string;
  options: z.ZodObject<Shape>;
  help: Readonly<Record<keyof Shape & string, Help>>;
  /** Answers what is told to the operator, a line each. Throws what is refused. */
  run(app: INestApplicationContext, options: z.output<z.ZodObject<Shape>>): Promise<string[]>;
}

/** One thing that an operator may do: `admin <name> --option value …`. */
export interface Action {
  name: string;
  summary: string;
  usage: string;
  /** Throws `UsageError` with everything that is wrong at once. */
  run(app: INestApplicationContext, args: readonly string[]): Promise<string[]>;
}

/** A command that cannot be understood: nothing was tried. */
export class UsageError extends Error {}

/** An action, from the options that it takes. */
export function defineAction<Shape extends z.ZodRawShape>(definition: Definition<Shape>): Action {
  const { name, summary, options, help, run } = definition;
  const known = Object.entries<Help>(help);
  const widest = Math.max(...known.map(([option, { value }]) => labelOf(option, value).length));
  const lines = known.map(([option, { value, says }]) => `  ${labelOf(option, value).padEnd(widest)}  ${says}`);
  return {
    name,
    summary,
    usage: [`admin ${name}: ${summary}`, '', ...lines].join('\n'),
    run: (app, args) => run(app, readOptions(definition.name, options, known, args)),
  };
}

const labelOf = (option: string, value: string | undefined) => `--${option}${value === undefined ? '' : ` ${value}`}`;

function readOptions<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  known: readonly (readonly [string, Help])[],
  args: readonly string[],
): z.output<Schema> {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      known.map(([option, { value }]) => [option, { type: value === undefined ? 'boolean' : 'string' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const problems = positionals.map((text) => `${text}: an option begins with --`);
  for (const { name: option, value } of given) {
    const its = known.find(([one]) => one === option)?.[1];
    if (!its) problems.push(`--${option}: unknown`);
    else if (its.value !== undefined && value === undefined) problems.push(`--${option}: ${its.value} is missing`);
    else if (its.value === undefined && value !== undefined) problems.push(`--${option}: takes no value`);
  }
  const names = given.map(({ name: option }) => option);
  for (const option of new Set(names.filter((one, index) => names.indexOf(one) !== index)))
    problems.push(`--${option}: given more than once`);
  const result = schema.safeParse(values);
  for (const { path, message } of result.error?.issues ?? []) {
    const option = String(path[0]);
    if (problems.some((problem) => problem.startsWith(`--${option}:`))) continue;
    problems.push(`--${option}: ${values[option] === undefined ? 'missing' : message}`);
  }
  if (result.success && problems.length === 0) return result.data;
  throw new UsageError(`These options are not right:\n  ${problems.join('\n  ')}\nSee: admin ${name} --help`);
}
