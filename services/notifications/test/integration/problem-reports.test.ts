import { newId } from '@bitacora/kernel/ids';
import { eventually } from '@bitacora/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { agency, employee, eventOf, journey, passenger, problem } from './fixture/events.ts';
import { ledger, PostOffice, receive, settled } from './fixture/post-office.ts';

jest.setTimeout(60_000);

let office: PostOffice;
beforeEach(async () => {
  office = await PostOffice.open();
});
afterEach(() => office.close());

const maria = employee({ email: 'maria@bitacora.example' });
const luis = employee({ email: 'luis@bitacora.example' });
const carlos = passenger({ phone: '0990002301' });
const trip = journey({ passengers: [carlos.id], travel_agent: luis.id });
const staff = [
  eventOf('identity.agency-settings-changed', agency()),
  eventOf('identity.employee-created', maria),
  eventOf('identity.employee-created', luis),
];
const people = [...staff, eventOf('identity.passenger-registered', carlos), eventOf('journeys.journey-created', trip)];

const addressesOf = async () => (await office.mails()).map(({ To }) => To[0]?.Address).sort();

test('a problem on a journey reaches its adviser alone, with all that was written and a link to the list', async () => {
  const process = await office.start();
  const file = { id: newId(), object_key: 'secret-key', media_type: 'application/pdf', size: 5, name: 'hoja.pdf' };
  const written = problem({ passenger: carlos.id, journey: trip.id, adviser: luis.id, file });
  await receive(process, ...people, eventOf('journeys.problem-reported', written));
  await settled(process, 1);
  expect(await addressesOf()).toEqual(['luis@bitacora.example']);
  const [mail] = await office.mails();
  expect(mail?.ReplyTo).toEqual([{ Name: 'Carlos Muñoz', Address: 'carlos@correo.ec' }]);
  expect(mail?.Text).toContain(`http://localhost:3000/admin/problem_reports?report=${written.id}`);
  for (const said of ['R-000012', '099 000 2301', '¿Pueden corregirlo?', 'hoja.pdf'])
    expect(mail?.Text).toContain(said);
  expect(`${mail?.HTML}${mail?.Text}`).not.toContain('secret-key');
});

test('a problem without a journey, or of an adviser who left, reaches every adviser of the agency', async () => {
  const process = await office.start();
  const left = { ...luis, is_active: false };
  await receive(
    process,
    ...people,
    eventOf('identity.employee-deactivated', left, { aggregate_version: 2 }),
    eventOf('identity.employee-created', employee({ email: 'ana@bitacora.example' })),
    eventOf('journeys.problem-reported', problem({ passenger: carlos.id })),
    eventOf('journeys.problem-reported', problem({ passenger: carlos.id, journey: trip.id, adviser: luis.id })),
  );
  await settled(process, 4);
  expect(await addressesOf()).toEqual([
    'ana@bitacora.example',
    'ana@bitacora.example',
    'maria@bitacora.example',
    'maria@bitacora.example',
  ]);
});

test('a problem waits for its person and journey when it comes before them', async () => {
  const process = await office.start();
  const event = eventOf(
    'journeys.problem-reported',
    problem({ passenger: carlos.id, journey: trip.id, adviser: luis.id }),
  );
  await expect(receive(process, event)).rejects.toMatchObject({ code: 'passenger_not_here_yet' });
  await receive(process, ...staff);
  await expect(receive(process, event)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await ledger(process)).toEqual([]);
  await receive(process, ...people, event);
  await eventually(async () => expect(await addressesOf()).toEqual(['luis@bitacora.example']));
});
