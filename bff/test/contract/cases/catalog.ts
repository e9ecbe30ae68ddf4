import { newId } from '@bitacora/kernel/ids';
import { type Case, changed, notThereFor, type Refusal } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { attachments } from '../world/files.ts';
import type { World } from '../world/world.ts';

const standalone = { package_service: undefined };

async function attachment(world: World): Promise<{ id: string; body: Record<string, unknown> }> {
  const service = await world.record('hosting', standalone);
  return { id: await world.pendingItem('hosting'), body: { status: 'T', service } };
}

async function refusedToAttach(world: World, valid: Sent, item: string): Promise<Refusal[]> {
  const taken = await world.pendingItem('hosting');
  await world.record('hosting', { package_service: taken });
  const withItem = 'params' in valid ? { ...valid, params: { id: taken } } : changed(valid, { id: taken });
  const invalid = (what: string, service: unknown): Refusal => ({
    what,
    sent: changed(valid, { service }),
    status: 400,
    fields: ['service'],
  });
  return [
    invalid('a record that is not there', newId()),
    invalid('a record of another kind', await world.record('activity', standalone)),
    invalid("another agency's record", await world.otherHosting()),
    invalid('no record', undefined),
    { what: `that ${item} goes back to pending`, sent: changed(valid, { status: 'P' }), status: 409 },
    { what: 'another record than the attached one', sent: withItem, status: 409 },
  ];
}

async function document(world: World): Promise<Sent> {
  const { services } = await world.newJourney(['travel_insurance']);
  return {
    body: { package_service: services[0]?.id, passenger: (await world.passenger()).id },
    files: { document: attachments.pdf('Póliza') },
    as: tokens.staff,
  };
}

const place = { name: 'Muelle', latitude: '-0.7478', longitude: '-90.3126' };

/** Places, documents of passengers, and which record a package service has. */
export const catalog = {
  createCoordinate: {
    access: 'staff',
    valid: () => ({ body: place, as: tokens.staff }),
    // A new place refers to nothing of anybody.
    foreign: () => [],
  },
  updateCoordinate: {
    access: 'staff',
    valid: async (world) => ({ params: { id: await world.coordinate() }, body: { name: 'Otro' }, as: tokens.staff }),
    foreign: notThereFor("rename another agency's place", tokens.otherStaff),
  },
  updateCoordinateByBody: {
    access: 'staff',
    valid: async (world) => ({ body: { id: await world.coordinate(), name: 'Otro' }, as: tokens.staff }),
    foreign: notThereFor("rename another agency's place", tokens.otherStaff),
    refused: () => [
      { what: 'a place that is not there', sent: { body: { ...place, id: newId() }, as: tokens.staff }, status: 404 },
    ],
  },
  createServiceDocument: {
    access: 'staff',
    valid: document,
    foreign: (_, valid) => [
      {
        what: "add to another agency's item",
        sent: { ...valid, as: tokens.otherStaff },
        status: 400,
        fields: ['package_service'],
      },
    ],
    refused: async (world, valid) => [
      {
        what: 'a passenger who is not on the journey',
        sent: changed(valid, { passenger: (await world.otherPassenger()).id }),
        status: 400,
        fields: ['passenger'],
      },
      {
        what: 'an item that is not there',
        sent: changed(valid, { package_service: newId() }),
        status: 400,
        fields: ['package_service'],
      },
    ],
  },
  deleteServiceDocument: {
    access: 'staff',
    valid: async (world) => {
      const { id } = await ask<{ id: string }>('createServiceDocument', await document(world));
      return { params: { id }, as: tokens.staff };
    },
    foreign: notThereFor("remove another agency's document", tokens.otherStaff),
  },
  attachPackageService: {
    access: 'staff',
    valid: async (world) => {
      const { id, body } = await attachment(world);
      return { params: { id }, body, as: tokens.staff };
    },
    foreign: notThereFor("attach to another agency's item", tokens.otherStaff),
    refused: (world, valid) => refusedToAttach(world, valid, 'it'),
  },
  attachPackageServiceByBody: {
    access: 'staff',
    valid: async (world) => {
      const { id, body } = await attachment(world);
      return { body: { ...body, id }, as: tokens.staff };
    },
    foreign: notThereFor("attach to another agency's item", tokens.otherStaff),
    refused: async (world, valid) => [
      ...(await refusedToAttach(world, valid, 'it')),
      { what: 'an item that is not there', sent: changed(valid, { id: newId() }), status: 404 },
    ],
  },
} satisfies Record<string, Case>;
