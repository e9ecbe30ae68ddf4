import type { OxlintConfig, OxlintOverride } from 'oxlint';

// Who may import whom (docs/architecture.md, "How a process is made"). A group of patterns refuses what no negated pattern
// allows, and of the overrides that match a file the last one decides: each says all that holds for its files.
// libs/testing/test/integration/house-rules.test.ts plants a violation of each rule.

type Rules = NonNullable<OxlintOverride['rules']>;

/** What may be imported, of all that `refused` matches. */
interface Imports {
  readonly refused: readonly string[];
  readonly allowed: readonly string[];
  readonly message: string;
}

const imports = ({ refused, allowed, message }: Imports): Rules => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ group: [...refused, ...allowed.map((pattern) => `!${pattern}`)], message }] },
  ],
});

/** Whatever is in a folder above, unless it is allowed. */
const above = ['../**', './../**'];

const up = (depth: number) => '../'.repeat(depth);

/** What is in the same folder or below, or in one of the folders between, when the file is `depth` folders deep. */
const inside = (depth: number) =>
  Array.from({ length: depth + 1 }, (_, folders) => up(folders) || './').flatMap((start) => [
    `${start}[!.]*`,
    `${start}[!.]*/**`,
  ]);

/** The files exactly `depth` folders below a folder; of the third on, whatever is below. */
const filesAt = (folder: string, depth: number) =>
  `${folder}/${'*/'.repeat(depth)}${depth < deepest ? '*.{ts,tsx}' : '**/*.{ts,tsx}'}`;
const deepest = 3;
const depths = Array.from({ length: deepest + 1 }, (_, depth) => depth);

const packages = (...names: readonly string[]) =>
  names.flatMap((name) => [`@bitacora/${name}`, `@bitacora/${name}/**`]);
const libraries = packages('kernel', 'contracts', 'platform', 'places');
const otherProcesses = ['**/services/*/**', '**/bff/src/**', '**/web/src/**'];

const orm = ['@mikro-orm/*', 'pg', 'pg/**'];
const network = ['fastify', 'undici', 'axios', 'node:http', 'node:https', 'node:net', 'http', 'https', 'net'];
const queue = ['bullmq', 'ioredis'];

/** A room of a service: which others it knows, and which packages it must not. */
interface Room {
  readonly knows: readonly string[];
  readonly refused?: readonly string[];
  /** Everything else is refused. */
  readonly onlyPackages?: readonly string[];
  readonly message: string;
}

const rooms: Readonly<Record<string, Room>> = {
  domain: {
    knows: [],
    onlyPackages: [...packages('kernel', 'contracts', 'places'), 'libphonenumber-js', 'node:util'],
    message: 'The domain knows the business only: no framework, database, queue, network or process.',
  },
  'use-cases': {
    knows: [
      'domain',
      'persistence',
      'references',
      'projections',
      'queries',
      'credentials',
      'limits',
      'images',
      'mails',
    ],
    refused: [...orm, ...network, ...queue],
    message: 'A use case loads, tells and saves through repositories; it knows no ORM, no HTTP and no consumer.',
  },
  queries: {
    knows: ['domain', 'persistence', 'credentials', 'mails'],
    refused: [...network, ...queue],
    message: 'A query answers a question by the rows; it knows no route, command or other service.',
  },
  http: {
    knows: ['use-cases', 'queries', 'references', 'domain', 'credentials', 'previews'],
    refused: [...orm, ...queue],
    message: 'A controller binds a route to a command or a query; rows are theirs.',
  },
  admin: {
    knows: ['use-cases', 'queries', 'domain', 'credentials'],
    refused: [...orm, ...network, ...queue],
    message: 'What an operator types becomes a command or a query, as a request does; rows are theirs.',
  },
  consumers: {
    knows: ['domain', 'persistence', 'mails'],
    refused: network,
    message: 'A consumer reacts by SQL only; it knows no route, no command and no network.',
  },
  persistence: {
    knows: ['domain', 'credentials'],
    refused: [...network, ...queue],
    message: 'Rows are kept for those above: repositories know no query, command, route or network.',
  },
  references: {
    knows: ['domain', 'persistence', 'queries'],
    refused: [...orm, ...queue],
    message: 'What looks references up serves routes and use cases; it knows neither: share through the domain.',
  },
  projections: {
    knows: ['domain', 'persistence'],
    refused: [...orm, ...network, ...queue],
    message: 'What other services own is read by the platform’s reader into rows; no route and no command is known.',
  },
  credentials: {
    knows: ['domain', 'persistence'],
    refused: [...orm, ...network, ...queue],
    message: 'Passwords, tokens and links serve the use cases; they know neither them nor HTTP.',
  },
  limits: {
    knows: ['domain'],
    refused: [...orm, ...network, ...queue],
    message: 'Limits serve the use cases and know the domain only.',
  },
  images: {
    knows: ['domain'],
    refused: [...orm, ...network, ...queue],
    message: 'Images are made for the use cases and know the domain only.',
  },
  mails: {
    knows: ['domain', 'persistence'],
    refused: [...orm, ...network, ...queue],
    message: 'A mail is what it says and to whom; sending it is another room.',
  },
  sending: {
    knows: ['domain', 'mails', 'persistence', 'credentials'],
    refused: [...orm, ...queue],
    message: 'What sends mails knows them and their ledger only.',
  },
  previews: {
    knows: ['domain', 'mails', 'persistence', 'sending'],
    refused: [...orm, ...network, ...queue],
    message: 'A preview is written as a mail is, of sample data; it plans, keeps and sends nothing.',
  },
  reminders: {
    knows: ['domain', 'mails', 'persistence'],
    refused: [...orm, ...network, ...queue],
    message: 'What plans reminders hands them to the mails; it sends none and knows no queue.',
  },
  bounces: {
    knows: ['domain', 'persistence', 'credentials', 'sending'],
    refused: [...orm, ...queue],
    message: 'What reads bounces knows the ledger, return addresses and what a refusal says; it sends nothing.',
  },
  demo: {
    knows: ['use-cases', 'persistence', 'references', 'queries', 'domain', 'credentials', 'images'],
    refused: [...network, ...queue],
    message: 'The demo data comes by commands and repositories, not by HTTP.',
  },
};

/** The rule of a room at a depth of it; in a module of a service the process's own files are one folder higher. */
function ruleOfRoom(room: Room, depth: number, isInModule: boolean): Rules {
  const others = room.knows.map((other) => `${up(depth + 1)}${other}/**`);
  // Configuration and the like; the domain has no business with them.
  const ofProcess = room.onlyPackages ? [] : [`${up(depth + (isInModule ? 2 : 1))}*.ts`];
  return imports({
    refused: room.onlyPackages ? ['**'] : [...above, '@bitacora/**', ...(room.refused ?? [])],
    allowed: [...(room.onlyPackages ?? libraries), ...inside(depth), ...others, ...ofProcess],
    message: room.message,
  });
}

const roomOverrides: OxlintOverride[] = Object.entries(rooms).flatMap(([name, room]) =>
  [false, true].flatMap((isInModule) =>
    depths.map((depth) => ({
      files: [filesAt(`services/*/src/${isInModule ? '*/' : ''}${name}`, depth)],
      rules: ruleOfRoom(room, depth, isInModule),
    })),
  ),
);

/** Everything of a folder by its depth, where only what lies within it and the packages named may be imported. */
const closedFolder = (folder: string, allowed: readonly string[], message: string): OxlintOverride[] =>
  depths.map((depth) => ({
    files: [filesAt(folder, depth)],
    rules: imports({ refused: ['**'], allowed: [...inside(depth), ...allowed], message }),
  }));

const ofWeb = {
  refused: ['@bitacora/**', '@nestjs/*', '@mikro-orm/*', 'node:*', ...otherProcesses],
  allowed: packages('contracts', 'kernel'),
};

const featureOverrides: OxlintOverride[] = depths.map((depth) => ({
  files: [filesAt('web/src/features/*', depth)],
  rules: imports({
    refused: [...ofWeb.refused, ...above],
    allowed: [...ofWeb.allowed, ...inside(depth), `${up(depth + 2)}ui/**`, `${up(depth + 2)}lib/**`],
    message: 'A feature knows no other feature and not the app: share through ui or lib.',
  }),
}));

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'jest', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  env: { node: true, es2024: true },
  ignorePatterns: ['**/dist/**', '**/.types/**', '.data*/**', 'libs/places/data/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/unbound-method': 'off',
    'import/no-cycle': 'error',
    'jest/no-focused-tests': 'error',
    'jest/no-disabled-tests': 'error',
    'jest/no-conditional-expect': 'off',
    'jest/no-standalone-expect': 'off',
    'jest/expect-expect': 'off',
    'jest/valid-title': 'off',
    'jest/require-to-throw-message': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-misused-spread': 'off',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...closedFolder(
      'libs/kernel/src',
      ['node:crypto', 'temporal-polyfill'],
      'The kernel depends on nothing of ours and on no framework.',
    ),
    ...closedFolder(
      'libs/contracts/src',
      [...packages('kernel'), 'zod', 'zod-openapi', '@standard-schema/spec'],
      'Contracts know zod and the kernel only: browser and server share them.',
    ),
    ...closedFolder(
      'libs/places/src',
      [...packages('kernel'), 'node:fs', '@photostructure/tz-lookup'],
      'Places are data and look-ups: they know the kernel only.',
    ),
    {
      files: ['bff/src/**', 'libs/platform/src/**', 'services/*/src/**'],
      rules: imports({
        refused: ['@bitacora/**', ...otherProcesses],
        allowed: libraries,
        message: 'A process knows no other process: they share contracts, events and HTTP.',
      }),
    },
    {
      // The process's own files have nothing above them.
      files: ['services/*/src/*.ts'],
      rules: imports({
        refused: ['@bitacora/**', ...otherProcesses, ...above],
        allowed: libraries,
        message: 'A service knows no other service: they share contracts, events and HTTP.',
      }),
    },
    {
      // A folder of a service that is no room is a module, and so are its parts.
      files: ['services/*/src/*/**'],
      rules: imports({
        refused: ['@bitacora/**', ...otherProcesses, '../*/**', '../../*/**'],
        allowed: libraries,
        message: 'A module of a service knows no other: they share the database and the process only.',
      }),
    },
    ...roomOverrides,
    {
      // What a process reads and whom it calls is compared with the manifests, by these ways alone.
      files: ['services/*/src/**', 'bff/src/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Settings are declared (libs/platform/src/config).' },
        ],
        'no-restricted-globals': ['error', { name: 'fetch', message: 'Others are asked by the ServiceClient.' }],
      },
    },
    {
      // It passes requests on to those whose routes they are.
      files: ['bff/src/gateway/**'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['services/*/src/**/domain/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'process', message: 'The domain reads no environment.' },
          { name: 'globalThis', message: 'The domain reads no environment.' },
          { name: 'fetch', message: 'The domain calls nobody.' },
          { name: 'Date', message: 'Time comes from the injected clock; as a type it may be named.' },
          { name: 'performance', message: 'Time comes from the injected clock.' },
          { name: 'crypto', message: 'The domain is deterministic.' },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Temporal', property: 'Now', message: 'Time comes from the injected clock.' },
          { object: 'Math', property: 'random', message: 'The domain is deterministic.' },
        ],
      },
    },
    {
      files: ['web/src/**'],
      rules: imports({ ...ofWeb, message: 'The web client knows the contracts only.' }),
    },
    {
      files: ['web/src/ui/**'],
      rules: imports({
        refused: [...ofWeb.refused, '**/features/**', '**/app/**'],
        allowed: ofWeb.allowed,
        message: 'The kit serves the features; it knows none.',
      }),
    },
    {
      files: ['web/src/lib/**'],
      rules: imports({
        refused: [...ofWeb.refused, '**/features/**', '**/app/**', '**/ui/**'],
        allowed: ofWeb.allowed,
        message: 'The library draws nothing: it knows no kit and no feature.',
      }),
    },
    ...featureOverrides,
    {
      files: ['**/test/**'],
      rules: { 'max-lines': 'off', 'no-restricted-imports': 'off' },
    },
  ],
} satisfies OxlintConfig;
