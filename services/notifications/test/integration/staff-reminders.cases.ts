import { type JourneyReminder, listReminders, pathOf } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { aLuggageRequest, eventually, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseClock } from '../../src/persistence/database-clock.ts';
import { NotificationsModule } from '../../src/notifications.module.ts';
import { agency, employee, eventOf, journey, passenger, quote } from './fixture/events.ts';
import { PostOffice, receive } from './fixture/post-office.ts';

const HOUR = 60 * 60 * 1000;

/** A journey, who advises it and who travels. */
const soldTo = (
  traveller: string,
  { maria, sold }: { maria: ReturnType<typeof employee>; sold: ReturnType<typeof journey> },
) => [
  eventOf('identity.agency-settings-changed', agency()),
  eventOf('identity.employee-created', maria, { aggregate_id: maria.id }),
  eventOf('identity.passenger-registered', passenger({ id: traveller }), { aggregate_id: traveller }),
  eventOf('journeys.journey-created', sold, { aggregate_id: sold.id }),
];

describe('what waits for the agency', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  /** The next one in Guayaquil: what is answered by then is not over by the clock that mails leave by. */
  const noon = () => {
    const ofToday = Date.parse(`${new Date().toISOString().slice(0, 10)}T17:00:00Z`);
    return ofToday > Date.now() ? ofToday : ofToday + 24 * HOUR;
  };
  /** Lets it be noon in Guayaquil: at night nobody is written to. */
  const letItBeNoon = ({ app }: TestProcess) => {
    app.select(NotificationsModule).get(DatabaseClock, { strict: true }).ahead = noon() - Date.now();
  };
  const ago = (hours: number) => new Date(noon() - hours * HOUR).toISOString();
  const reminders = (process: TestProcess) =>
    process.database.query<{ subject: string; kind: string; state: string }>(
      `select subject, kind, state from reminders where kind in ('pending', 'quote-due', 'luggage-late') order by kind`,
    );

  test('is told who answers that day, once, and withdrawn where it was answered', async () => {
    const process = await office.start();
    letItBeNoon(process);
    const luis = employee({ email: 'luis@bitacora.example', first_name: 'Luis' });
    const maria = employee({ absence: { from: '2020-01-01', until: '2099-12-31', stand_in: luis.id } });
    const traveller = newId();
    const sold = journey({
      travel_agent: maria.id,
      passengers: [traveller],
      services: [
        {
          id: newId(),
          kind: 'hosting',
          status: 'P',
          travel_direction: null,
          order: 0,
          service: null,
          added_at: ago(25),
        },
      ],
    });
    const [waiting, answered] = [quote({ created_at: ago(21) }), quote({ created_at: ago(21) })];
    const [asked, withdrawn] = [1, 2].map(() =>
      aLuggageRequest({ journey: sold.id, passenger: traveller, status: 'open', answer: null, created_at: ago(49) }),
    );
    if (!asked || !withdrawn) throw new Error('two requests');
    const inHand = { owner: maria.id, notes: '', lost_reason: null, closed_at: null };
    await receive(
      process,
      eventOf('identity.agency-settings-changed', agency()),
      ...[luis, maria].map((one) => eventOf('identity.employee-created', one, { aggregate_id: one.id })),
      eventOf('identity.passenger-registered', passenger({ id: traveller }), { aggregate_id: traveller }),
      eventOf('journeys.journey-created', sold, { aggregate_id: sold.id }),
      eventOf(
        'journeys.quote-updated',
        { ...answered, ...inHand, status: 'answered', answered_at: ago(1) },
        { aggregate_id: answered.id },
      ),
      eventOf(
        'journeys.quote-updated',
        { ...waiting, ...inHand, status: 'in_progress', answered_at: null },
        { aggregate_id: waiting.id },
      ),
      eventOf(
        'journeys.luggage-request-withdrawn',
        { ...withdrawn, status: 'withdrawn' },
        { aggregate_id: withdrawn.id },
      ),
      eventOf('journeys.luggage-requested', asked, { aggregate_id: asked.id }),
    );
    await eventually(async () =>
      expect(await reminders(process)).toEqual([
        { subject: asked.id, kind: 'luggage-late', state: 'queued' },
        { subject: sold.id, kind: 'pending', state: 'queued' },
        { subject: waiting.id, kind: 'quote-due', state: 'queued' },
      ]),
    );
    const told = ['Equipaje sin respuesta', 'Espera respuesta', 'Falta el registro'];
    await eventually(async () => {
      const mails = (await office.mails()).filter(({ Subject }) => told.some((one) => Subject.startsWith(one)));
      expect(mails.map(({ Subject, To }) => [Subject.split(':')[0], To[0]?.Address]).toSorted()).toEqual(
        told.map((one) => [one, 'luis@bitacora.example']),
      );
    });
  });

  test('and was answered before it was due is withdrawn', async () => {
    const process = await office.start();
    letItBeNoon(process);
    const waiting = quote({ created_at: ago(1) });
    await receive(
      process,
      eventOf('identity.agency-settings-changed', agency()),
      eventOf('journeys.quote-created', waiting, { aggregate_id: waiting.id }),
    );
    const states = async () => (await reminders(process)).map(({ state }) => state);
    await eventually(async () => expect(await states()).toEqual(['planned']));
    await receive(
      process,
      eventOf(
        'journeys.quote-updated',
        {
          ...waiting,
          status: 'answered',
          owner: null,
          notes: '',
          lost_reason: null,
          answered_at: ago(0),
          closed_at: null,
        },
        { aggregate_id: waiting.id, aggregate_version: 2 },
      ),
    );
    await eventually(async () => expect(await states()).toEqual(['withdrawn']));
  });

  test('as luggage stands among what is planned about its journey, with the ticket that it is for', async () => {
    const process = await office.start();
    letItBeNoon(process);
    const maria = employee();
    const ticket = newId();
    const sold = journey({
      travel_agent: maria.id,
      services: [
        {
          id: ticket,
          kind: 'air_ticket',
          status: 'T',
          travel_direction: 'I',
          order: 0,
          service: null,
          added_at: ago(1),
        },
      ],
    });
    const other = journey({ travel_agent: maria.id });
    const traveller = newId();
    const open = { passenger: traveller, created_at: ago(1) };
    const asked = aLuggageRequest({ ...open, journey: sold.id, package_service: ticket });
    await receive(
      process,
      ...soldTo(traveller, { maria, sold }),
      eventOf('journeys.journey-created', other, { aggregate_id: other.id }),
      eventOf('journeys.luggage-requested', asked, { aggregate_id: asked.id }),
      eventOf('journeys.luggage-requested', aLuggageRequest({ ...open, journey: other.id })),
    );
    const planned = async () => {
      const { body } = await process.request<JourneyReminder[]>('GET', pathOf(listReminders, { id: sold.id }));
      return body.flatMap(({ title, audience, state, has_reader }) =>
        title.startsWith('Equipaje') ? [{ title, audience, state, has_reader }] : [],
      );
    };
    const waiting = { title: 'Equipaje sin respuesta: Boleto Aéreo, Ida', audience: 'adviser', has_reader: true };
    expect(await planned()).toEqual([{ ...waiting, state: 'planned' }]);
    await receive(
      process,
      eventOf(
        'journeys.luggage-request-withdrawn',
        { ...asked, status: 'withdrawn' },
        { aggregate_id: asked.id, aggregate_version: 2 },
      ),
    );
    // Nothing is left to tell; where it was planned before, it stands there as withdrawn.
    expect((await planned()).filter(({ state }) => state !== 'withdrawn')).toEqual([]);
  });

  test('as luggage that waits again with its ticket is due as long after that', async () => {
    const process = await office.start();
    letItBeNoon(process);
    const maria = employee();
    const sold = journey({ travel_agent: maria.id });
    const traveller = newId();
    const asked = aLuggageRequest({ journey: sold.id, passenger: traveller, created_at: ago(40) });
    const told = (name: 'requested' | 'request-suspended' | 'request-resumed', version: number, changes: object) =>
      eventOf(
        `journeys.luggage-${name}`,
        { ...asked, ...changes },
        { aggregate_id: asked.id, aggregate_version: version },
      );
    const coming = async () => {
      const { body } = await process.request<JourneyReminder[]>('GET', pathOf(listReminders, { id: sold.id }));
      return body.flatMap(({ title, state, leaves }) =>
        title.startsWith('Equipaje') && state === 'planned' ? [leaves.at] : [],
      );
    };
    await receive(process, ...soldTo(traveller, { maria, sold }), told('requested', 1, {}));
    const [first] = await coming();
    await receive(process, told('request-suspended', 2, { status: 'suspended' }));
    expect(await coming()).toEqual([]);
    await receive(process, told('request-resumed', 3, { waits_since: ago(0) }));
    const [again] = await coming();
    expect(Date.parse(again ?? '') - Date.parse(first ?? '')).toBeGreaterThan(24 * 60 * 60 * 1000);
  });
});
