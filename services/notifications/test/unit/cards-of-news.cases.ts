import { serviceKinds } from '@bitacora/contracts';
import { describe, expect, test } from '@jest/globals';
import { ladderOf } from '../../src/domain/ladder/ladder.ts';
import { asTold } from '../../src/domain/told-service.ts';
import { cardsOf } from '../../src/mails/cards-of-news.ts';
import type { News } from '../../src/mails/mail-kind.ts';
import { journeyMail } from '../../src/mails/journey-mail.tsx';
import { sampleLuggage } from '../../src/previews/sample-luggage.ts';
import { aboutJourney, journey, ready, recordOf, TODAY, write, writeBundle } from './fixture/written-mails.ts';

const times = (text: string, what: string) => text.split(what).length - 1;

describe('the cards of a mail', () => {
  const flight: News = {
    of: 'air_ticket',
    item: 'item-air_ticket',
    title: 'Vuelo Guayaquil – Baltra',
    subtitle: null,
    facts: [],
  };
  const isReady: News = { ...flight, readyAs: 'Ya tenemos su boleto aéreo' };
  const page = { path: 'https://aerolinea.example/check-in', label: 'Hacer el check-in' };
  const checkIn: News = {
    ...flight,
    headline: 'Ya puede hacer el check-in',
    advice: 'Hágalo en su página.',
    action: page,
  };
  const moved: News = { ...flight, change: 'moved', headline: 'Cambió su boleto aéreo', advice: 'Vale lo de ahora.' };

  test.each([
    ['ready and to be checked in', [isReady, checkIn]],
    ['to be checked in and ready', [checkIn, isReady]],
  ])('a service that is %s has one, which leads to the page of its check-in', (_, told) => {
    const cards = cardsOf(told);
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({ action: page, advice: 'Hágalo en su página.', readyAs: isReady.readyAs });
  });

  test('what changed is above all that: what else may be done is a link beside it, and nothing of it is lost', () => {
    const [card, ...others] = cardsOf([checkIn, moved]);
    expect(others).toEqual([]);
    expect(card).toMatchObject({ change: 'moved', headline: 'Cambió su boleto aéreo', links: [page] });
    expect(card?.advice).toBe('Hágalo en su página. Vale lo de ahora.');
    expect(card?.action).toBeUndefined();
  });

  test('of one service nothing is lost that one of its news says below its facts', () => {
    const [card] = cardsOf([{ ...checkIn, note: 'Lleve su cédula.' }, { ...moved, note: 'Vale lo nuevo.' }, moved]);
    expect(card).toMatchObject({ change: 'moved', note: 'Lleve su cédula. Vale lo nuevo.' });
  });

  test('of several none has the one action, and each way is there once', () => {
    const payments = { path: '/my_journeys/j#facturacion', label: 'Ver mis pagos' };
    const payment: News = { ...flight, of: { name: 'Pago' }, item: null, action: payments };
    const cards = cardsOf([payment, { ...payment, title: 'Otro' }]);
    expect(cards.map(({ action, links }) => [action, links])).toEqual([
      [undefined, [payments]],
      [undefined, []],
    ]);
  });

  test('a ticket says what luggage was added to it, and one that was called off does not', () => {
    const added = { toTicket: ['2 × Equipo de buceo', '1 × Esquí'], toFormerTicket: [], acceptedForFormerTicket: [] };
    const luggage = new Map([[flight.item ?? '', added]]);
    const labels = (news: News) => cardsOf([news], { travellers: [], luggage })[0]?.facts.map(([label]) => label);
    expect(labels(flight)).toContain('Equipaje agregado');
    expect(labels({ ...flight, item: 'another' })).not.toContain('Equipaje agregado');
    expect(labels({ ...flight, change: 'cancelled' })).not.toContain('Equipaje agregado');
  });

  test('a ticket that took the place of one says that luggage was added to that one, and to ask whether it applies', async () => {
    const answer = { outcome: 'added', at: '2030-06-30T14:00:00.000Z' } as const;
    const first = recordOf('air_ticket');
    const addedTo = (record: string | undefined, of: string, id: string) => ({
      ...sampleLuggage,
      id,
      pieces: 1,
      luggage: of,
      status: 'answered' as const,
      answer: { ...answer, ...(record && { record }) },
    });
    const toFormer = addedTo('another', 'Equipaje de bodega (23 kg)', 'a');
    const textOf = async (...luggage: (typeof toFormer)[]) => {
      const { text } = await write('service-ready', ready('air_ticket'), { records: [first], luggage });
      return text.replaceAll('\u00a0', ' ').split('\n');
    };
    const former = 'Agregado al boleto anterior: 1 × Equipaje de bodega (23 kg): pregunte a su asesor si vale en este';
    const alone = await textOf(toFormer);
    expect(alone).toContain(former);
    expect(alone.join()).not.toContain('Equipaje agregado');
    const both = await textOf(toFormer, addedTo(first.id, 'Esquí', 'b'), addedTo(undefined, 'Bicicleta', 'c'));
    expect(both).toContain(former);
    expect(both).toContain('Equipaje agregado: 1 × Esquí, 1 × Bicicleta');
  });

  test('a ticket that took the place of one takes back how to pay what was accepted for that one', async () => {
    const record = recordOf('air_ticket');
    const answeredOf = (of: string) => ({
      ...sampleLuggage,
      pieces: 1,
      luggage: 'Esquí',
      status: 'answered' as const,
      answer: { outcome: 'accepted', at: '2030-06-30T14:00:00.000Z', record: of } as const,
    });
    const textOf = async (of: string) =>
      (await write('service-ready', ready('air_ticket'), { records: [record], luggage: [answeredOf(of)] })).text;
    expect(await textOf('another')).toContain(
      'Aceptado para el boleto anterior: 1 × Esquí: antes de pagar nada, pregunte a su asesor si vale en este\n',
    );
    expect(await textOf(record.id)).not.toContain('Esquí');
  });

  test('the title counts what is ready beside what was called off and what changed', () => {
    const of = (item: string, change?: News['change']): News => ({
      ...(change ? { ...flight, change } : isReady),
      item,
      title: item,
    });
    const titleOf = (...told: News[]) => {
      const { body } = journeyMail(
        told,
        { ...aboutJourney, standing: 3 },
        {
          subject: () => '',
          title: () => '',
          greeting: () => '',
        },
      );
      const input = { link: '', siteLink: (path: string) => path, recipientName: '', sender: '', agency: null };
      const { children } = body({ ...input, today: TODAY }).props as { children: { props: { children: string } }[] };
      return children[0]?.props.children;
    };
    expect(titleOf(of('a', 'moved'), of('b'), of('c'))).toBe('Cambió un servicio y otros 2 ya están listos');
    const named = { ...of('a', 'moved'), headline: 'Cambió su boleto aéreo' };
    const paid = { ...of('b'), item: null, of: { name: 'Devolución' }, headline: 'Hicimos una devolución' };
    expect(titleOf(named, paid)).toBe('Cambió su boleto aéreo e hicimos una devolución');
    // Too long to be read at once.
    expect(titleOf(named, paid, of('c'), { ...paid, headline: 'Recibimos su pago', title: 'd' })).toMatch(
      /^Cambió un servicio/,
    );
    expect(titleOf(of('a', 'moved'), of('b', 'cancelled'), of('c'))).toBe(
      'Se canceló un servicio, cambió otro y otro ya está listo',
    );
    expect(titleOf(of('a', 'moved'), of('b', 'moved'))).toBe('Cambiaron 2 servicios de su viaje');
    // What is of one kind is counted, or, of services, by all that moved; nothing is said twice.
    const headline = 'Recibimos su pago';
    const payment = {
      ...paid,
      headline,
      asMany: { headline: (count: number) => `Recibimos ${count} pagos`, name: String },
    };
    expect(titleOf(named, payment, { ...payment, title: '$2,00' })).toBe('Cambió su boleto aéreo y recibimos 2 pagos');
    expect(titleOf(payment, { ...payment, title: '$2,00' })).toBe('Recibimos 2 pagos');
    expect(titleOf(named, { ...named, item: 'other' }, payment)).toMatch(/^Cambiaron 2 servicios/);
  });

  test.each([
    ['a purchase that was paid', ['purchase', 'payment-recorded']],
    ['a payment of what was bought', ['payment-recorded', 'purchase']],
    ['a reminder of what was paid in part', ['balance-reminder', 'payment-recorded']],
  ])('the money of %s is told once, with how the rest is paid', async (_, templates) => {
    const { text } = await writeBundle(templates.map((template) => [template, {}] as const));
    for (const once of ['Costo total: ', 'Saldo: ', 'Pagar hasta: ', 'Transferencia a Banco Pichincha:']) {
      expect([once, times(text, once)]).toEqual([once, 1]);
    }
  });

  test('the sums stand below all payments that they count, which the subject counts, too', async () => {
    const { subject, text } = await writeBundle([
      ['service-changed', {}],
      ['payment-recorded', {}],
      ['payment-recorded', { entry: '01920000-0000-7000-8000-000000000007' }],
    ]);
    expect(subject).toMatch(/^Cambió: .* · Además: 2 pagos$/);
    expect(text.lastIndexOf('Recibimos su pago')).toBeLessThan(text.indexOf('Costo total: '));
    expect(times(text, 'Costo total: ')).toBe(1);
  });

  test('staff read what waits in a journey, each with its own deadline', async () => {
    const { subject, text } = await writeBundle([
      ['pending-reminder', {}],
      ['vouchers-warning', {}],
    ]);
    expect(subject).toBe('Avisos del viaje: viaje de Ana Lucía Muñoz a Baltra, Ecuador, jue 10 jul 2031');
    expect(text).toContain('Avisos de un viaje\n');
    expect(text).toContain('Debió registrarse hasta: dom 30 jun, 10:00 Guayaquil');
    expect(text).toMatch(/Completarlo hasta: jue 3 jul 2031, en \d+ días/);
    expect(text).not.toContain('su viaje');
  });
});

describe('by when to be at the airport', () => {
  const first = recordOf('air_ticket');
  const offsets = { 'America/Guayaquil': '-05:00', 'Pacific/Galapagos': '-06:00' };
  const at = (local: string, zone: keyof typeof offsets) => ({ local, zone });
  const flying = (starts: ReturnType<typeof at>, ends: ReturnType<typeof at>, details: object = {}) => ({
    ...first,
    details: {
      ...first.details,
      ...details,
      boarding_time: `${starts.local}:00${offsets[starts.zone]}`,
      boarding_time_time_zone: starts.zone,
      arrival_time: `${ends.local}:00${offsets[ends.zone]}`,
      arrival_time_time_zone: ends.zone,
    },
    starts,
    ends,
  });
  /** Leaves Baltra an hour and a half after the first has landed there. */
  const second = {
    ...flying(at('2031-07-10T12:30', 'Pacific/Galapagos'), at('2031-07-10T15:30', 'America/Guayaquil'), {
      departure_airport: first.details.destination_airport,
      destination_airport: first.details.departure_airport,
    }),
    id: 'record-second',
    package_service: 'item-second',
    title: 'Vuelo Baltra – Guayaquil',
  };
  const [sold] = journey.services?.filter(({ kind }) => kind === 'air_ticket') ?? [];
  if (!sold) throw new Error('the sample has a flight');
  const world = {
    journey: { ...journey, services: [sold, { ...sold, id: 'item-second', order: 90 }] },
    records: [first, second],
  };
  const hour = 'Esté en el aeropuerto a más tardar: ';

  test('is said of what leaves from where one lives, and not of a change of planes, where nobody could be by then', async () => {
    const steps = ladderOf({ ...world, documents: [], money: null, agency: null });
    const reminded = steps.flatMap(({ kind, record }) => (kind === 'airport' ? [record] : []));
    expect([...new Set(reminded)]).toEqual([first.id]);
    const [ticket] = ready('air_ticket');
    expect((await write('service-ready', [{ ...ticket }], world)).text).toContain(hour);
    const connection = { ...ticket, record: 'record-second', item: 'item-second', title: second.title };
    const { text } = await write('service-ready', [connection], world);
    expect(text).toContain(second.title);
    expect(text).not.toContain(hour);
    const before = asTold({ journey: world.journey, records: [second] }, 'item-second', TODAY);
    const changed = { item: 'item-second', title: second.title, before: { ...before, flight: 'XL 1' } };
    expect((await write('service-changed', [changed], world)).text).not.toContain(hour);
  });

  test('is not asked for once it is over', async () => {
    const zone = 'America/Guayaquil';
    const soon = flying(at('2030-07-01T11:00', zone), at('2030-07-01T12:00', zone));
    const of = { ...journey, travel_date: TODAY, return_date: null };
    const { text } = await write('service-ready', ready('air_ticket'), { journey: of, records: [soon] });
    expect(text).toContain('Salida: lun 1 jul, 11:00');
    expect(text).not.toContain(hour);
  });

  test('is nothing that staff are told', async () => {
    const about = [{ package_service: 'item-air_ticket' }];
    expect((await write('luggage-requested', about, { records: [first] })).text).not.toContain(hour);
  });
});

describe('vouchers', () => {
  test('say nothing of what is over, but hand over its file', async () => {
    const over = { local: '2030-06-28T10:00', zone: 'America/Guayaquil' };
    const records = serviceKinds.map((kind) =>
      kind === 'transportation' ? { ...recordOf(kind), starts: over, ends: over } : recordOf(kind),
    );
    const named: string[] = [];
    const { text } = await write('vouchers', [{}], {
      records,
      readFiles: async (files) => {
        named.push(...files.map(({ name }) => name));
        return null;
      },
    });
    expect(named).toContain('Transporte, Ida.pdf');
    expect(text).not.toContain('Transporte, Ida\n');
    expect(text).toContain(`${serviceKinds.length - 1} servicios`);
  });

  test('lead each to its own service', async () => {
    const records = serviceKinds.map((kind) => recordOf(kind));
    const { html } = await write('vouchers', [{}], { records });
    for (const kind of serviceKinds) expect(html).toContain(`/my_journeys/${journey.id}#servicio-item-${kind}"`);
  });
});
