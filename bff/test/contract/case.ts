import * as contracts from '@bitacora/contracts';
import type { RowLookup, ServiceKind } from '@bitacora/contracts';
import type { Sent } from './client.ts';
import type { World } from './world/world.ts';

type Pascal<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<Text>;

// What processes ask each other is not published.
type NameOf<Value> = Value extends { path: `/internal/${string}` }
  ? never
  : Value extends { name: infer Name extends string; method: string; owner: string }
    ? Name
    : never;

/** The operation id of a kind's route, as contracts make it. */
export type KindRouteName<Kind extends ServiceKind = ServiceKind> =
  `create${Pascal<Kind>}` | `update${Pascal<Kind>}` | `update${Pascal<Kind>}ByBody`;

/** The operation id of the route of a list that the agency keeps, as contracts make it. */
export type ListRouteName = `list${Pascal<(typeof contracts.lookups)[RowLookup]['rows']>}`;

/** Every published operation id of contracts: a route without a row does not compile. */
export type RouteName =
  | { [Export in keyof typeof contracts]: NameOf<(typeof contracts)[Export]> }[keyof typeof contracts]
  | KindRouteName
  | ListRouteName;

/** How a request must be refused: with a status, and for 400 with these fields named. */
export interface Refusal {
  /** Ends the sentence "it refuses …". */
  what: string;
  sent: Sent;
  status: number;
  /** Fields that a 400 names, these and no others. */
  fields?: string[];
  code?: string;
}

/** What somebody gets of what belongs to another: a refusal, or an answer without it. */
export type Foreign = Omit<Refusal, 'status'> & ({ status: number } | { status: 200; lacks: string });

interface Row {
  /** A request that is accepted; called anew for each that shall really be. */
  valid: (world: World) => Promise<Sent> | Sent;
  /** Something to be sent broken, where an accepted request takes too much. */
  sample?: (world: World) => Promise<Sent> | Sent;
  /** What it names goes as soon as another row is accepted: each test makes it anew. */
  isFleeting?: true;
  /** Values that break a rule which the document cannot say, by field. */
  wrong?: Record<string, unknown[]>;
  /** What an empty body names, when it is not just the fields that the document requires. */
  missing?: string[];
  /** What an empty body names besides those: fields that are needed because of what another one does not say. */
  missingBesides?: string[];
  /** What a wrong value of a field breaks besides. */
  alongWith?: Record<string, string[]>;
  /** Requests that are refused by what is stored, or by several fields together. */
  refused?: (world: World, valid: Sent) => Promise<Refusal[]> | Refusal[];
}

/** Anybody may call. */
export interface PublicCase extends Row {
  access: 'public';
}

/** A person, or staff only; `foreign`: the same asked by, or for, somebody whose it is not. */
export interface GuardedCase extends Row {
  access: 'person' | 'staff';
  foreign: (world: World, valid: Sent) => Promise<Foreign[]> | Foreign[];
}

export type Case = PublicCase | GuardedCase;

/** Somebody else asks the very same: it is not there. */
export const notThereFor =
  (what: string, as: string) =>
  (_: World, valid: Sent): Foreign[] => [{ what, sent: { ...valid, as }, status: 404 }];

/** The same request with some fields of its body changed. */
export const changed = ({ body, ...sent }: Sent, fields: Record<string, unknown>): Sent => ({
  ...sent,
  body: { ...(body as Record<string, unknown>), ...fields },
});
