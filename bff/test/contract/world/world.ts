import { type ServiceKind, serviceKind, serviceKinds, inputOf, serviceRecordEndpoints } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { journeyBody, OTHER_AGENCY } from '@bitacora/testing';
import type { KindRouteName } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { ask } from './ask.ts';
import { attachments } from './files.ts';
import { type Account, openAccount, type Passenger, registerPassenger } from './people.ts';

const ITEMS_OF_A_KIND = 6;

export const createOf = (kind: ServiceKind) => serviceRecordEndpoints[kind].create.name as KindRouteName;
export const updateRouteOf = (kind: ServiceKind) => serviceRecordEndpoints[kind].update.name as KindRouteName;

interface Journey {
  journey_id: string;
  services: { id: string; kind: ServiceKind }[];
}

/** Remembers what an async function made first. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => (made ??= make());
}

/** What cases build their requests from, made through the API as they need it. */
export class World {
  readonly passenger: () => Promise<Passenger> = once(() => registerPassenger());
  readonly account: () => Promise<Account> = once(() => openAccount());
  readonly journey = once(() => this.newJourney());
  /** A place of another agency. */
  readonly otherCoordinate = once(() => this.coordinate(tokens.otherStaff));
  /** A hosting of another agency, attached to nothing. */
  readonly otherHosting = once(async () => {
    const location = await this.otherCoordinate();
    return this.record('hosting', { location, package_service: undefined }, tokens.otherStaff);
  });
  readonly otherPassenger = once(() => registerPassenger(tokens.otherStaff, OTHER_AGENCY));
  private readonly items: Journey['services'] = [];
  private readonly coordinates = new Map<string, Promise<string>>();

  /** A journey of Carlos and another passenger, every service pending. */
  async newJourney(kinds: readonly ServiceKind[] = ['hosting']): Promise<Journey> {
    return ask<Journey>('createJourney', await this.journeyRequest(kinds));
  }

  async journeyRequest(kinds: readonly ServiceKind[] = ['hosting', 'visa']): Promise<Sent> {
    const { id } = await this.passenger();
    return {
      params: { ruc: demo.agency },
      as: tokens.staff,
      body: journeyBody({
        passengers: [id],
        travel_agent: demo.adviser.employeeId,
        services: kinds.map((kind) => ({ kind })),
      }),
    };
  }

  /** A pending package service of a kind that no case has used. */
  async pendingItem(kind: ServiceKind): Promise<string> {
    const free = this.items.findIndex((item) => item.kind === kind);
    const [item] = free < 0 ? [] : this.items.splice(free, 1);
    if (item) return item.id;
    const kinds = serviceKinds.flatMap((one) => Array.from({ length: ITEMS_OF_A_KIND }, () => one));
    this.items.push(...(await this.newJourney(kinds)).services);
    return this.pendingItem(kind);
  }

  async coordinate(as = tokens.staff): Promise<string> {
    const body = { name: 'Muelle de Puerto Ayora', latitude: -0.7478, longitude: -90.3126 };
    return (await ask<{ id: string }>('createCoordinate', { body, as })).id;
  }

  private sharedCoordinate(field: string): Promise<string> {
    const known = this.coordinates.get(field) ?? this.coordinate();
    this.coordinates.set(field, known);
    return known;
  }

  /** What creates a record of a kind: its example, attached to a pending item. */
  async recordRequest(kind: ServiceKind): Promise<Sent> {
    const descriptor = serviceKind(kind);
    const body = inputOf(descriptor, descriptor.examples[0] ?? {});
    for (const [name, field] of Object.entries(descriptor.fields)) {
      if (field.is === 'coordinate') body[name] = await this.sharedCoordinate(name);
    }
    return {
      body: { ...body, cost: '120.50', package_service: await this.pendingItem(kind) },
      files: { reservation: attachments.pdf() },
      as: tokens.staff,
    };
  }

  /** A stored record; attached to a pending item unless told otherwise. */
  async record(kind: ServiceKind, changes: Record<string, unknown> = {}, as = tokens.staff): Promise<string> {
    const request = await this.recordRequest(kind);
    const body = { ...(request.body as Record<string, unknown>), ...changes };
    return (await ask<{ id: string }>(createOf(kind), { ...request, body, as })).id;
  }
}
