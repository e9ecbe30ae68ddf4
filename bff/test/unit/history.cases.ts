import {
  type EventName,
  type JourneySnapshot,
  type KeptFact,
  serviceKinds,
  serviceKindTable,
  viewOf,
} from '@bitacora/contracts';
import { plainSpaces } from '@bitacora/kernel/dates';
import { newId } from '@bitacora/kernel/ids';
import {
  aJourney,
  aLuggageRequest,
  anEmployee,
  anEvent,
  aPassenger,
  aServiceRecord,
  TEST_AGENCY,
} from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import type { Reader } from '../../src/history/differences.ts';
import { shapeHistory } from '../../src/history/shape-history.ts';

describe('history', () => {
  const ana = aPassenger({ first_name: 'Ana', last_name: 'Mora' });
  const luis = aPassenger({ first_name: 'Luis', last_name: 'Mora' });
  const reader: Reader = {
    agency: TEST_AGENCY,
    people: new Map([ana, luis].map((person) => [person.id, person])),
    seesAmounts: true,
    today: '2026-11-22',
  };
  const staff = { user_id: newId(), agency: TEST_AGENCY, roles: ['adviser'] };

  let minute = 0;
  const told = (name: EventName, data: { id: string }, version = 1): KeptFact => ({
    ...anEvent(name, { ...data } as Record<string, unknown> & { id: string }, { aggregate_version: version }),
    actor: staff,
    occurred_at: new Date(Date.UTC(2026, 10, 22, 10, minute++)).toISOString(),
  });

  /** What the newest of some facts is told as. */
  /** The newest entry, read as people read it: the spaces within a day look like all others. */
  function newest(all: readonly KeptFact[], who = reader) {
    const [entry] = shapeHistory(all, who);
    return entry && (JSON.parse(plainSpaces(JSON.stringify(entry))) as typeof entry);
  }

  test('a mail that staff sent again is told by its kind, what it was about and to whom', () => {
    const fact = { mail_id: newId(), again_of: newId(), agency: TEST_AGENCY };
    const again = (data: object) => newest([told('notifications.mail-sent-again', { id: newId(), ...fact, ...data })]);
    expect(again({ template: 'service-ready', about: 'Hotel Solymar', passenger: ana.id })).toMatchObject({
      summary: 'Correo enviado otra vez',
      subject: { is: 'mail', title: 'Servicio listo · Hotel Solymar' },
      changes: [{ label: 'Para', before: null, after: 'Ana Mora' }],
    });
    expect(again({ template: 'something-new', about: null, passenger: null })).toMatchObject({
      subject: { title: 'Correo' },
      changes: [],
    });
  });

  test('that a traveller opened the chat is a line by itself, and what was changed is told by what was before', () => {
    const sold = aJourney({ passengers: [ana.id], holder: ana.id });
    const facts = [
      told('journeys.journey-created', sold),
      {
        ...told('journeys.chat-opened', { id: sold.id }),
        data: { journey: sold.id, agency: TEST_AGENCY, passenger: ana.id },
      },
      told('journeys.journey-updated', aJourney({ ...sold, travel_date: '2031-01-02' }), 2),
    ];
    const entries = shapeHistory(facts, reader);
    expect(entries.map(({ summary }) => summary)).toEqual([
      'Viaje modificado',
      'Abrió el chat desde el viaje',
      'Viaje creado',
    ]);
    expect(entries.map(({ changes }) => changes.length)).toEqual([1, 0, expect.any(Number)]);
  });

  const flight = (changes: Partial<JourneySnapshot['services'][number]> = {}): JourneySnapshot['services'][number] => ({
    id: newId(),
    kind: 'air_ticket',
    status: 'P',
    travel_direction: 'I',
    order: 1,
    service: null,
    ...changes,
  });

  describe('a journey', () => {
    const before = aJourney({ passengers: [ana.id], holder: ana.id, services: [flight()] });
    const changedTo = (after: Partial<JourneySnapshot>, from = before, who = reader) =>
      newest([told('journeys.journey-created', from), told('journeys.journey-updated', { ...from, ...after }, 2)], who);

    test('says who came along and who stays, and each day and amount as it was and is', () => {
      expect(
        changedTo({ passengers: [luis.id], holder: luis.id, travel_date: '2027-01-05', cost_cents: 160_000 })?.changes,
      ).toEqual([
        { label: 'Pasajero agregado', before: null, after: 'Luis Mora' },
        { label: 'Pasajero quitado', before: null, after: 'Ana Mora' },
        { label: 'Fecha de viaje', before: 'mar 1 dic', after: 'mar 5 ene 2027' },
        { label: 'Costo total', before: '$1.500,00', after: '$1.600,00' },
        { label: 'Titular', before: 'Ana Mora', after: 'Luis Mora' },
      ]);
    });

    test('has no amount for who may not read billing, and no line that would be empty without it', () => {
      const who = { ...reader, seesAmounts: false };
      const [service] = before.services;
      expect(changedTo({ cost_cents: 1, balance_due: '2026-11-30' }, before, who)?.summary).toBe('Viaje creado');
      const cancellation = { at: '2026-11-22T00:00:00.000Z', reason: 'Cambio de planes', retained_cents: 5000 };
      expect(service && changedTo({ services: [{ ...service, cancellation }] }, before, who)?.changes).toEqual([
        // What is retained of one service is of services, as its cost is.
        { label: 'Boleto Aéreo, Ida: se canceló', before: null, after: 'Cambio de planes · Valor retenido: $50,00' },
      ]);
    });

    test('says which services came, went and changed places', () => {
      const [first, second, third] = [flight(), flight({ order: 2, travel_direction: 'V' }), flight({ order: 3 })];
      const services = [
        { ...second, order: 1 },
        { ...first, order: 2 },
        flight({ kind: 'visa', travel_direction: null }),
      ];
      const from = { ...before, services: [first, second, third] };
      expect(changedTo({ services }, from)?.changes).toEqual([
        { label: 'Servicio agregado', before: null, after: 'Visa' },
        { label: 'Servicio quitado', before: null, after: 'Boleto Aéreo, Ida' },
        { label: 'Orden cambiado', before: null, after: 'Boleto Aéreo, Vuelta · Boleto Aéreo, Ida' },
      ]);
    });

    test('names services that changed places by their records, and only those of their kind', () => {
      const [one, other] = [
        aServiceRecord({ kind: 'hosting', title: 'Hotel Costa Verde' }),
        aServiceRecord({ kind: 'hosting', title: 'Hotel Solymar' }),
      ];
      const stay = (service: string, order: number) =>
        flight({ kind: 'hosting', travel_direction: null, status: 'T', service, order });
      const [first, second] = [stay(one.id, 1), stay(other.id, 2)];
      const from = { ...before, services: [flight(), first, second] };
      const after = {
        ...from,
        services: [from.services[0] ?? flight(), { ...first, order: 2 }, { ...second, order: 1 }],
      };
      const facts = [
        told('journeys.journey-created', from),
        told('services-catalog.service-attached', one),
        told('services-catalog.service-attached', other),
        told('journeys.journey-updated', after, 2),
      ];
      expect(newest(facts)?.changes).toEqual([
        { label: 'Orden cambiado', before: null, after: 'Hotel Solymar · Hotel Costa Verde' },
      ]);
    });

    test('leaves out that an item has its record: the record says it', () => {
      const [item] = before.services;
      const services = item ? [{ ...item, status: 'T' as const, service: newId() }] : [];
      expect(changedTo({ services })?.summary).toBe('Viaje creado');
    });

    test('is called off for a reason, and taken up again', () => {
      const cancellation = { at: '2026-11-22T00:00:00.000Z', reason: 'Enfermedad', retained_cents: 0 };
      const cancelled = { ...before, is_cancelled: true, cancellation };
      const facts = [told('journeys.journey-created', before), told('journeys.journey-cancelled', cancelled, 2)];
      expect(newest(facts)).toMatchObject({
        summary: 'Viaje cancelado',
        changes: [{ label: 'Motivo', before: null, after: 'Enfermedad' }],
      });
      expect(newest([...facts, told('journeys.journey-updated', before, 3)])?.summary).toBe('Viaje restaurado');
    });
  });

  describe('a service', () => {
    test.each(serviceKinds)('of the kind %s says each of its fields by the kind’s own words', (kind) => {
      const descriptor = serviceKindTable[kind];
      const [example = {}] = descriptor.examples;
      const record = aServiceRecord({ kind, details: viewOf(descriptor, example) });
      const emptied = { ...record, details: viewOf(descriptor, {}) };
      const labels = newest([
        told('services-catalog.service-attached', emptied),
        told('services-catalog.service-record-updated', record, 2),
      ])?.changes.map(({ label, after }) => [label, typeof after]);
      const filled = Object.entries(descriptor.fields).filter(([name]) => {
        const value: unknown = (example as Readonly<Record<string, unknown>>)[name];
        return value !== null && value !== undefined && value !== '' && value !== false;
      });
      expect(labels).toEqual(filled.map(([, { label }]) => [label, 'string']));
    });

    test.each([
      [
        'air_ticket',
        'boarding_time',
        'Salida',
        '2031-07-10T12:30:00-05:00',
        'jue 10 jul 2031, 10:00 Guayaquil',
        '12:30 Guayaquil',
      ],
      [
        'hosting',
        'check_in',
        'Check-in',
        '2031-07-10T16:00:00-06:00',
        'jue 10 jul 2031, 15:00, hora de Galápagos',
        '16:00, hora de Galápagos',
      ],
    ] as const)('says of an hour of the kind %s by which place it is', (kind, name, label, at, was, is) => {
      const descriptor = serviceKindTable[kind];
      const [example = {}] = descriptor.examples;
      const details = viewOf(descriptor, example);
      const record = aServiceRecord({ kind, details });
      const changed = { ...record, details: { ...details, [name]: at } };
      const changes = newest([
        told('services-catalog.service-attached', record),
        told('services-catalog.service-record-updated', changed, 2),
      ])?.changes;
      expect(changes).toEqual([{ label, before: was, after: expect.stringContaining(is) }]);
    });

    test('that came in the place of another names it', () => {
      const former = aServiceRecord({ title: 'Hotel Viejo' });
      const next = aServiceRecord({ title: 'Hotel Nuevo', replaces: former.id });
      expect(
        newest([told('services-catalog.service-attached', former), told('services-catalog.service-attached', next)]),
      ).toMatchObject({
        summary: 'Registro reemplazado',
        subject: { title: 'Hospedaje, Hotel Nuevo' },
        changes: [{ label: 'En lugar de', after: 'Hospedaje, Hotel Viejo' }],
      });
    });

    test('that came in the place of another of the same title says what is otherwise', () => {
      const { air_ticket: descriptor } = serviceKindTable;
      const [example = {}] = descriptor.examples;
      const details = viewOf(descriptor, example);
      const former = aServiceRecord({ kind: 'air_ticket', title: 'Vuelo Guayaquil – Baltra', details });
      const next = aServiceRecord({
        ...former,
        id: newId(),
        details: { ...details, flight_number: 'XL 1400' },
        cost_cents: 40_000,
        replaces: former.id,
      });
      const facts = [
        told('services-catalog.service-attached', former),
        told('services-catalog.service-released', former, 2),
        told('services-catalog.service-attached', next),
      ];
      expect(newest(facts)?.changes).toEqual([
        { label: 'En lugar de', before: null, after: 'Boleto Aéreo, Vuelo Guayaquil – Baltra' },
        { label: 'Número de vuelo', before: 'XL 1411', after: 'XL 1400' },
        { label: 'Costo', before: '$320,50', after: '$400,00' },
      ]);
    });
  });

  describe('a bill', () => {
    const payment = {
      id: newId(),
      agency: TEST_AGENCY,
      journey: newId(),
      method: 'CASH',
      value_cents: 12_050,
      creation_date: '2026-11-20',
      voucher: { id: newId(), object_key: 'clave-secreta', media_type: 'application/pdf', size: 1, name: 'recibo.pdf' },
    };

    test('says its amount when it is made, and its file by its name alone', () => {
      const shown = newest([told('billing.payment-recorded', payment)]);
      expect(shown).toMatchObject({
        summary: 'Pago registrado',
        changes: [
          { label: 'Valor', after: '$120,50' },
          { label: 'Método de pago', after: 'Efectivo' },
          { label: 'Fecha', after: 'vie 20 nov' },
          { label: 'Archivo', after: 'recibo.pdf' },
        ],
      });
      expect(JSON.stringify(shown)).not.toContain('clave-secreta');
    });

    test('says which it was and why when it is voided', () => {
      const voided = { ...payment, voided: { at: '2026-11-22T00:00:00.000Z', reason: 'Duplicado' } };
      const facts = [told('billing.payment-recorded', payment), told('billing.payment-voided', voided, 2)];
      expect(newest(facts)).toMatchObject({
        summary: 'Pago anulado',
        changes: [
          { label: 'Valor', before: null, after: '$120,50' },
          { label: 'Método de pago', before: null, after: 'Efectivo' },
          { label: 'Fecha', before: null, after: 'vie 20 nov' },
          { label: 'Motivo', before: null, after: 'Duplicado' },
        ],
      });
    });

    test('is an invoice by its number, and its amount beside the reason of its voiding', () => {
      const invoice = {
        id: newId(),
        number: '001-001-000000107',
        total_cost_cents: 90_000,
        creation_date: '2026-11-20',
      };
      const voided = { ...invoice, voided: { at: '2026-11-22T00:00:00.000Z', reason: 'Duplicada' } };
      expect(
        newest([told('billing.invoice-issued', invoice), told('billing.invoice-voided', voided, 2)]),
      ).toMatchObject({
        summary: 'Factura anulada',
        subject: { title: '001-001-000000107' },
        changes: [
          { label: 'Valor', after: '$900,00' },
          { label: 'Fecha', after: 'vie 20 nov' },
          { label: 'Motivo', after: 'Duplicada' },
        ],
      });
    });
  });

  test('a document says whose it is, and its name once', () => {
    const document = { id: newId(), passenger: ana.id, document: { object_key: 'clave', name: 'Póliza de Ana.pdf' } };
    expect(newest([told('services-catalog.service-document-added', document)])).toMatchObject({
      summary: 'Documento agregado',
      subject: { title: 'Póliza de Ana.pdf' },
      changes: [{ label: 'De', before: null, after: 'Ana Mora' }],
    });
  });

  test('a document goes by the service that it is for, as it is called then', () => {
    const hotel = aServiceRecord({ kind: 'hosting', title: 'Hotel Solymar' });
    const [room, ticket] = [flight({ kind: 'hosting', travel_direction: null, service: hotel.id }), flight()];
    const journey = aJourney({ services: [room, ticket] });
    const document = (of: { id: string }) => ({
      id: newId(),
      journey: journey.id,
      package_service: of.id,
      passenger: ana.id,
      document: { object_key: 'clave', name: 'scan0001.pdf' },
    });
    const before = [told('journeys.journey-created', journey), told('services-catalog.service-attached', hotel)];
    const [ofRoom, ofTicket] = [document(room), document(ticket)];
    const added = [...before, told('services-catalog.service-document-added', ofRoom)];
    expect(newest(added)?.subject.title).toBe('Hospedaje, Hotel Solymar: scan0001.pdf');
    expect(newest(added)?.changes).toHaveLength(1);
    expect(newest([...added, told('services-catalog.service-document-removed', ofRoom, 2)])?.subject.title).toBe(
      'Hospedaje, Hotel Solymar: scan0001.pdf',
    );
    expect(newest([...added, told('services-catalog.service-document-added', ofTicket)])?.subject.title).toBe(
      'Boleto Aéreo, Ida: scan0001.pdf',
    );
  });

  describe('a request for luggage', () => {
    const asked = aLuggageRequest({ passenger: ana.id, pieces: 2, luggage: 'Maleta (23 kg)', note: 'Un violonchelo.' });
    const answer = {
      outcome: 'accepted' as const,
      price_cents: 9_050,
      pay_until: '2026-12-05',
      text: 'Se agrega al pagar.',
      at: asked.created_at,
      by: newId(),
    };
    const replied = aLuggageRequest({ ...asked, status: 'answered', answer });
    const requested = told('journeys.luggage-requested', asked);
    const answered = told('journeys.luggage-request-answered', replied, 2);

    test('says who asks for what, what was answered, and that it was taken back', () => {
      expect(newest([requested])).toMatchObject({
        summary: 'Solicitud de equipaje enviada',
        subject: { is: 'luggage', title: '2 × Maleta (23 kg)' },
        changes: [
          { label: 'Para', before: null, after: 'Ana Mora' },
          { label: 'Nota', before: null, after: 'Un violonchelo.' },
        ],
      });
      expect(newest([requested, answered])).toMatchObject({
        summary: 'Solicitud de equipaje respondida',
        changes: [
          { label: 'Respuesta', before: null, after: 'Se puede agregar' },
          { label: 'Precio total', before: null, after: '$90,50' },
          { label: 'Pagar hasta', before: null, after: expect.stringContaining('5 dic') },
          { label: 'Mensaje', before: null, after: 'Se agrega al pagar.' },
        ],
      });
      const withdrawn = told(
        'journeys.luggage-request-withdrawn',
        aLuggageRequest({ ...asked, status: 'withdrawn' }),
        2,
      );
      expect(newest([requested, withdrawn])).toMatchObject({ summary: 'Solicitud de equipaje retirada', changes: [] });
    });

    test('says that it waits no more with its ticket, and that it waits again', () => {
      const suspended = told(
        'journeys.luggage-request-suspended',
        aLuggageRequest({ ...asked, status: 'suspended' }),
        2,
      );
      const resumed = told('journeys.luggage-request-resumed', asked, 3);
      expect(newest([requested, suspended])).toMatchObject({
        summary: 'Solicitud de equipaje sin efecto',
        changes: [],
      });
      expect(newest([requested, suspended, resumed])).toMatchObject({
        summary: 'Solicitud de equipaje por responder otra vez',
        changes: [],
      });
    });

    test('is answered anew by what is otherwise, and its price is for who may read billing', () => {
      const anew = aLuggageRequest({ ...replied, answer: { ...answer, price_cents: 10_000 } });
      const facts = [requested, answered, told('journeys.luggage-request-answered', anew, 3)];
      expect(newest(facts)?.changes).toEqual([{ label: 'Precio total', before: '$90,50', after: '$100,00' }]);
      expect(newest(facts, { ...reader, seesAmounts: false })?.changes).toEqual([]);
    });
  });

  describe('a passenger', () => {
    const after = (changes: Partial<typeof ana>, actor: KeptFact['actor'] = staff) =>
      newest([
        told('identity.passenger-registered', ana),
        { ...told('identity.passenger-updated', { ...ana, ...changes }, 2), actor },
      ]);

    test('is deactivated, taken back, joined to the account and separated by one word each', () => {
      expect(after({ is_active: false, user_id: null })?.summary).toBe('Pasajero desactivado');
      expect(after({ user_id: null })?.summary).toBe('Separado de la cuenta');
    });

    test('was changed in what the history does not tell: a line for staff, none for what an account wrote', () => {
      expect(after({})).toMatchObject({ summary: 'Datos del pasajero modificados', changes: [] });
      const own = { user_id: ana.user_id ?? '', agency: null, roles: [] };
      expect(after({ account_email: 'suya@ejemplo.ec' }, own)?.summary).toBe('Pasajero registrado');
    });
  });

  describe('an employee', () => {
    const hired = anEmployee({ roles: ['owner'] });
    const left = { ...hired, is_active: false };
    const asked = { ...left, is_invited: true };
    const summaries = (first: object, ...later: [EventName, object][]) =>
      shapeHistory(
        [
          told('identity.employee-created', { ...hired, ...first }),
          ...later.map(([name, data], index) => told(name, { ...hired, ...data }, index + 2)),
        ],
        reader,
      )
        .map(({ summary }) => summary)
        .toReversed();
    const [updated, deactivated] = ['identity.employee-updated', 'identity.employee-deactivated'] as const;

    test('who works there is taken on, let go and taken on again', () => {
      expect(summaries(hired, [deactivated, left], [updated, hired])).toEqual([
        'Empleado agregado',
        'Dado de baja',
        'Contratado de nuevo',
      ]);
    });

    test('who is asked to is invited, invited no more, invited again, and agrees', () => {
      const steps: [EventName, object][] = [
        [deactivated, { ...left, is_withdrawn: true }],
        [deactivated, asked],
        [updated, hired],
        [deactivated, left],
      ];
      const said = [
        'Invitación enviada',
        'Invitación retirada',
        'Invitación enviada',
        'Invitación aceptada',
        'Dado de baja',
      ];
      expect(summaries(asked, ...steps)).toEqual(said);
      // As facts were that did not say of a withdrawal that it was one.
      expect(summaries(asked, [deactivated, left], ...steps.slice(1))).toEqual(said);
    });

    test('who is asked as something else is told with the roles of before and of now', () => {
      const facts = [
        told('identity.employee-created', asked),
        told(deactivated, { ...asked, roles: ['adviser'] } as typeof asked, 2),
      ];
      expect(newest(facts)).toMatchObject({
        summary: 'Invitación enviada',
        changes: [{ label: 'Roles', before: expect.any(String), after: expect.any(String) }],
      });
    });
  });

  test('what stood before the oldest fact that is told is no line, and what that one changed of it is', () => {
    const anita = { ...ana, first_name: 'Anita' };
    const was = { ...told('identity.passenger-updated', anita, 500), is_before: true };
    const lines = shapeHistory([was, told('identity.passenger-updated', ana, 501)], reader);
    expect(lines.map(({ changes }) => changes)).toMatchObject([[{ before: 'Anita', after: 'Ana' }]]);
  });

  test('the same fact told twice is one line', () => {
    const fact = told('journeys.journey-created', aJourney());
    expect(shapeHistory([fact, fact], reader)).toHaveLength(1);
  });
});
