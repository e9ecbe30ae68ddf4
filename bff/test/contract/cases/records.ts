import {
  byKind,
  type DateField,
  type DetailField,
  type FieldTable,
  isFixed,
  type LocalTimeField,
  type ServiceKind,
  serviceKind,
  serviceKinds,
} from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { type Case, changed, type Foreign, type KindRouteName, type Refusal } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { createOf, updateRouteOf, type World } from '../world/world.ts';

const fieldsOf = (kind: ServiceKind): [string, DetailField][] => Object.entries(serviceKind(kind).fields);
const otherKind = (kind: ServiceKind): ServiceKind => (kind === 'hosting' ? 'visa' : 'hosting');

const noRuleBeside = () => [];
const isRefusedInPast = (field: DateField | LocalTimeField, isCreate: boolean) => isCreate && !field.mayBePast;

/** Values that break a field's own rule, which the document cannot say. */
const wrong: FieldTable<[isCreate: boolean], unknown[]> = {
  phone: () => ['abc', '123'],
  date: (field, isCreate) => (isRefusedInPast(field, isCreate) ? ['2020-01-01'] : []),
  'local-time': (field, isCreate) => [
    'mañana',
    '2031-02-30T10:00',
    '2031-07-10',
    '2031-07-10T25:00',
    ...(isRefusedInPast(field, isCreate) ? ['2020-01-01T10:00'] : []),
  ],
  lookup: () => ['no-existe'],
  coordinate: () => [newId()],
  choice: () => ['NO_EXISTE'],
  text: noRuleBeside,
  textarea: noRuleBeside,
  integer: noRuleBeside,
  boolean: noRuleBeside,
};

const wrongFieldsOf = (kind: ServiceKind, isCreate: boolean) =>
  Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, byKind(wrong, field, isCreate)]));

function backwards(kind: ServiceKind, valid: Sent): Refusal[] {
  const { span, fields } = serviceKind(kind);
  if (!span) return [];
  const times =
    fields[span.starts]?.is === 'date' ? ['2031-07-12', '2031-07-11'] : ['2031-07-12T10:00', '2031-07-10T10:00'];
  const sent = changed(valid, { [span.starts]: times[0], [span.ends]: times[1] });
  return [{ what: 'an end before its start', sent, status: 400, fields: [span.ends] }];
}

async function refusedToCreate(kind: ServiceKind, world: World, valid: Sent): Promise<Refusal[]> {
  const attached = await world.pendingItem(kind);
  await world.record(kind, { package_service: attached });
  const invalidItem = async (what: string, item: string): Promise<Refusal> => ({
    what,
    sent: changed(valid, { package_service: item }),
    status: 400,
    fields: ['package_service'],
  });
  return [
    await invalidItem('an item that is not there', newId()),
    await invalidItem('an item of another kind', await world.pendingItem(otherKind(kind))),
    { what: 'an item that has a record', sent: changed(valid, { package_service: attached }), status: 409 },
    {
      what: 'a place of a record that is not there',
      sent: changed(valid, { package_service: undefined, replaces: newId() }),
      status: 400,
      fields: ['replaces'],
    },
    ...backwards(kind, valid),
  ];
}

async function foreignToCreate(kind: ServiceKind, world: World, valid: Sent): Promise<Foreign[]> {
  const places = fieldsOf(kind).flatMap(([name, field]) => (field.is === 'coordinate' ? [name] : []));
  const theirs = await world.otherCoordinate();
  return [
    {
      what: "fill another agency's item",
      sent: { ...valid, as: tokens.otherStaff },
      status: 400,
      fields: ['package_service', ...places],
    },
    ...places.map((name) => ({
      what: `use another agency's place as ${name}`,
      sent: changed(valid, { [name]: theirs }),
      status: 400,
      fields: [name],
    })),
  ];
}

/** A locked field with another value than the stored one (product 7.7). */
function lockedFields(kind: ServiceKind, valid: Sent): Refusal[] {
  return fieldsOf(kind).flatMap(([name, field]): Refusal[] => {
    if (!field.locked || field.is !== 'text') return [];
    return [{ what: `another ${name}`, sent: changed(valid, { [name]: 'Otro' }), status: 400, fields: [name] }];
  });
}

/** An update by path or by body of one kind; the fields that a client may leave out are left out. */
function updateOf(kind: ServiceKind, isByBody: boolean): Case {
  return {
    access: 'staff',
    valid: async (world) => {
      const id = await world.record(kind);
      const sent = { body: { cost: '99.95' }, as: tokens.staff };
      return isByBody ? changed(sent, { id }) : { ...sent, params: { id } };
    },
    wrong: wrongFieldsOf(kind, false),
    foreign: async (world, valid) => {
      const hosting = await world.otherHosting();
      const named = isByBody ? changed(valid, { id: hosting }) : { ...valid, params: { id: hosting } };
      return [
        { what: "change another agency's record", sent: { ...valid, as: tokens.otherStaff }, status: 404 },
        { what: "reach another agency's record by its id", sent: named, status: 404 },
      ];
    },
    refused: async (world, valid) => {
      const id = await world.record(otherKind(kind));
      const otherRecord = isByBody ? changed(valid, { id }) : { ...valid, params: { id } };
      return [
        { what: 'the record of another kind', sent: otherRecord, status: 404 },
        ...backwards(kind, valid),
        ...lockedFields(kind, valid),
      ];
    },
  };
}

function rowsOf(kind: ServiceKind): [string, Case][] {
  const create: Case = {
    access: 'staff',
    valid: (world) => world.recordRequest(kind),
    wrong: wrongFieldsOf(kind, true),
    // The city of the journey, which only an item could say.
    missingBesides: fieldsOf(kind).flatMap(([name, field]) => (isFixed(field) ? [name] : [])),
    foreign: (world, valid) => foreignToCreate(kind, world, valid),
    refused: (world, valid) => refusedToCreate(kind, world, valid),
  };
  const update = updateRouteOf(kind);
  return [
    [createOf(kind), create],
    [update, updateOf(kind, false)],
    [`${update}ByBody`, updateOf(kind, true)],
  ];
}

/** The rows of every kind of service, from its descriptor: a ninth kind has its rows already. */
export const records = Object.fromEntries(serviceKinds.flatMap(rowsOf)) as Record<KindRouteName, Case>;
