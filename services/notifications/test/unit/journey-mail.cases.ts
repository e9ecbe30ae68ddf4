import { serviceKinds, type ServiceReminderKind } from '@bitacora/contracts';
import { plainSpaces } from '@bitacora/kernel/dates';
import { describe, expect, test } from '@jest/globals';
import { ladderOf } from '../../src/domain/ladder/ladder.ts';
import { timingOf } from '../../src/domain/service-timing.ts';
import { adviser, agency, journey, keep, ready, recordOf, write, writeBundle } from './fixture/written-mails.ts';

describe('journey mail', () => {
  const flight = { records: [recordOf('air_ticket')] };

  describe('the mail about a ready service', () => {
    test('says what it is, when and where by the clock of each place, and the code to show there', async () => {
      const { text, subject } = await write('service-ready', ready('air_ticket'), flight);
      expect(subject).toBe('Ya tenemos su boleto aéreo · viaje a Baltra, Ecuador');
      expect(text).toContain('Boleto Aéreo, Ida\nVuelo Guayaquil – Baltra\nLATAM Ecuador XL 1411');
      expect(text).toContain('Salida: jue 10 jul 2031, 10:00 Guayaquil');
      expect(text).toContain('Llegada: jue 10 jul 2031, 11:00 Baltra');
      expect(text).toContain('Código de reserva: K7PQ2M');
      expect(text).toContain('Baltra, Ecuador\njue 10 jul a mié 16 jul 2031\n');
    });

    test('says of a flight after its code what luggage goes along, as its card joins it', async () => {
      const { text } = await write('service-ready', ready('air_ticket'), flight);
      expect(text).toContain(
        'Código de reserva: K7PQ2M\nEquipaje: Equipaje de mano (10 kg), Equipaje de bodega (23 kg)\n',
      );
      const none = { ...recordOf('air_ticket'), details: { ...recordOf('air_ticket').details, luggage_types: [] } };
      expect((await write('service-ready', ready('air_ticket'), { records: [none] })).text).not.toContain('Equipaje');
      const together = { ...journey, passengers: [journey.holder ?? '', 'carlos'] };
      for (const kind of ['hosting', 'transportation'] as const) {
        const other = await write('service-ready', ready(kind), { journey: together, records: [recordOf(kind)] });
        expect(other.text).not.toMatch(/Equipaje|equipaje:|Viajan/);
      }
    });

    test('says of a flight that it stops on the way, and of an activity what the adviser wrote, where no hour says when', async () => {
      const record = recordOf('air_ticket');
      const stopping = { ...record, details: { ...record.details, has_stopovers: true } };
      const flies = await write('service-ready', ready('air_ticket'), { records: [stopping] });
      expect(flies.text).toContain('Tiene Escalas: Sí\n');
      expect((await write('service-ready', ready('air_ticket'), flight)).text).not.toContain('Escalas');
      const dive = await write('service-ready', ready('activity'), { records: [recordOf('activity')] });
      expect(dive.text).toContain(
        'Descripción: Dos inmersiones con guía certificado. Incluye equipo y traslado al muelle.\n',
      );
    });

    test('puts services in the order in which they are needed', async () => {
      const records = [recordOf('cruise'), recordOf('air_ticket'), recordOf('activity')];
      const { text } = await write(
        'service-ready',
        records.flatMap(({ kind }) => ready(kind)),
        { records },
      );
      const places = records
        .toSorted((one, other) => ((one.starts?.local ?? '') < (other.starts?.local ?? '') ? -1 : 1))
        .map(({ title }) => text.indexOf(`${title}\n`));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places).not.toContain(-1);
    });

    test('says who flies where that is not its reader alone, once in a mail, and not beside a purchase that does', async () => {
      const together = { ...journey, passengers: [journey.holder ?? '', 'carlos'] };
      const back = { ...recordOf('air_ticket'), id: 'record-back', package_service: 'item-back', title: 'De vuelta' };
      const services = journey.services?.flatMap((one) =>
        one.kind === 'air_ticket' ? [one, { ...one, id: 'item-back', travel_direction: 'V' as const }] : [one],
      );
      const both = { journey: { ...together, services }, records: [recordOf('air_ticket'), back] };
      const [there] = ready('air_ticket');
      const news = [{ ...there }, { ...there, record: back.id, item: back.package_service, title: back.title }];
      const viajan = 'Viajan: Ana Lucía Muñoz, Carlos Muñoz\n';
      expect((await write('service-ready', ready('air_ticket'), flight)).text).not.toContain('Viajan');
      const two = await write('service-ready', news, both);
      expect(two.text).toContain(`Equipaje de bodega (23 kg)\n${viajan}`);
      expect(two.text.match(/Viajan/g)).toHaveLength(1);
      expect(two.text.match(/Equipaje: /g)).toHaveLength(2);
      await keep('service-ready-of-two-flights', two);
      const bought = await writeBundle([['purchase', {}], ...news.map((one) => ['service-ready', one] as const)], both);
      expect(bought.text.match(/Viajan/g)).toHaveLength(1);
      expect(bought.text.indexOf('Viajan')).toBeLessThan(bought.text.indexOf('Código de reserva'));
      const vouchers = await write('vouchers', [{}], {
        ...both,
        journey: { ...both.journey, services: services?.filter(({ kind }) => kind === 'air_ticket') },
      });
      expect(vouchers.text).toContain(`Equipaje de bodega (23 kg)\n${viajan}`);
      expect(vouchers.text.match(/Viajan/g)).toHaveLength(1);
      await keep('vouchers-of-two-flights', vouchers);
      // That a flight moved changes nothing of who flies.
      expect((await write('service-changed', [{}], { ...both, records: [recordOf('air_ticket')] })).text).not.toContain(
        'Viajan',
      );
    });

    test('names the journey and its days first, before what is ready on it', async () => {
      const { text } = await write('service-ready', ready('air_ticket'), flight);
      const places = ['Ya tenemos su boleto aéreo', 'Hola, ', 'Baltra, Ecuador\njue 10 jul', 'Vuelo Guayaquil'].map(
        (one) => text.indexOf(one),
      );
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    });

    test('says of a stay when one comes in and leaves, by the clock there, and its address', async () => {
      const { text } = await write('service-ready', ready('hosting'), { records: [recordOf('hosting')] });
      expect(text).toContain('Entrada: jue 10 jul 2031, 15:00, hora de Galápagos');
      expect(text).toContain('Salida: lun 14 jul 2031, 11:00, hora de Galápagos');
      expect(text).toContain('Dirección: Av. Charles Darwin y Tomás de Berlanga, Puerto Ayora');
    });

    test("says of a stay on the agency's clock no place, as its card: a hotel in Quito is not in Guayaquil", async () => {
      const here = { zone: 'America/Guayaquil' };
      const check_in = { ...here, local: '2031-07-10T15:00' };
      const check_out = { ...here, local: '2031-07-14T11:00' };
      const stay = recordOf('hosting');
      const record = { ...stay, starts: check_in, ends: check_out, details: { ...stay.details, check_in, check_out } };
      const { text } = await write('service-ready', ready('hosting'), { records: [record] });
      expect(text).toContain('Entrada: jue 10 jul 2031, 15:00\n');
      expect(text).toContain('Salida: lun 14 jul 2031, 11:00\n');
      expect(text).not.toContain('(Guayaquil)');
    });

    test('says days without an hour where there is none, and one moment once', async () => {
      const insurance = await write('service-ready', ready('travel_insurance'), {
        records: [recordOf('travel_insurance')],
      });
      expect(insurance.text).toContain('Fecha de inicio: jue 10 jul 2031\n');
      expect(insurance.text).toContain('Ciudad: Ecuador, Baltra\n');
      const visa = await write('service-ready', ready('visa'), { records: [recordOf('visa')] });
      expect(visa.text).toContain('Cita en el consulado: mar 20 may 2031, 08:30, hora de Ecuador\n');
      expect(visa.text.match(/08:30/g)).toHaveLength(1);
      expect(visa.text).toContain('Lugar de la cita: Consulado General en Guayaquil');
      expect(visa.text).toContain('Visa Estados Unidos\nB1/B2, turismo\n');
    });

    test('says one day once, whatever its fields are called', async () => {
      const { text } = await write('service-ready', ready('activity'), { records: [recordOf('activity')] });
      expect(text).toContain('Cuándo: sáb 12 jul 2031\nDestino: Baltra\n');
      expect(text).not.toContain('Fecha de inicio');
    });

    test('says the year only where it is not this one', async () => {
      const about = { ...journey, travel_date: '2030-07-10', return_date: null };
      const { text } = await write('service-ready', [{}], { journey: about });
      expect(text).toContain('Ecuador\nmié 10 jul\n');
    });

    test('leads to that very service on the page of the journey', async () => {
      const { text } = await write('service-ready', ready('air_ticket'), flight);
      expect(text).toContain(
        `Ver este servicio:\nhttps://bitacora.example/my_journeys/${journey.id}#servicio-item-air_ticket`,
      );
    });

    test.each(serviceKinds)('shows the picture of its kind: %s', async (kind) => {
      const { attachments } = await write('service-ready', ready(kind), { records: [recordOf(kind)] });
      expect(attachments.map(({ cid }) => cid)).toEqual(['logo', kind]);
    });

    test('is not written about an item that was cancelled, which is not pending either', async () => {
      const cancellation = { at: '2030-07-01T10:00:00.000Z', reason: 'Ya no viaja', retained_cents: 0 };
      const services = journey.services?.map((item) => (item.kind === 'hosting' ? { ...item, cancellation } : item));
      const world = { ...flight, journey: { ...journey, services } };
      await expect(write('service-ready', ready('hosting'), world)).rejects.toThrow('nothing is left to tell');
      expect((await write('service-ready', ready('air_ticket'), world)).text).not.toContain('Hospedaje');
    });

    test('says what is still pending, as far as is known now', async () => {
      const { text } = await write('service-ready', ready('air_ticket'), flight);
      expect(text).toContain('Aún estamos reservando:\nTransporte, Ida\nHospedaje\nActividad\n');
      expect(text).not.toMatch(/Aún estamos reservando:[^]*Boleto Aéreo[^]*Le avisaremos/);
      const twice = journey.services?.flatMap((item) =>
        item.kind === 'hosting' ? [item, { ...item, id: 'another-hosting' }] : [item],
      );
      const twoRooms = await write('service-ready', ready('air_ticket'), {
        ...flight,
        journey: { ...journey, services: twice },
      });
      expect(twoRooms.text).toContain('Transporte, Ida\n2 × Hospedaje\nActividad\n');
      const all = await write('service-ready', ready('air_ticket'), {
        records: serviceKinds.map((kind) => recordOf(kind)),
      });
      expect(all.text).toContain('Ya no queda ningún servicio pendiente.');
      expect(all.text).not.toContain('Aún estamos reservando');
      const { services: _, ...before } = journey;
      const unknown = await write('service-ready', ready('air_ticket'), { ...flight, journey: before });
      expect(unknown.text).not.toMatch(/pendiente|Aún estamos reservando/);
    });

    test('names the adviser with phone, chat and address, who gets the answer', async () => {
      const { html, text, replyTo } = await write('service-ready', ready('air_ticket'), flight);
      expect(text).toContain('Su asesor de viaje: María José Andrade');
      for (const target of ['tel:+593991234567', 'mailto:maria@bitacora.example', 'tel:+593990000000']) {
        expect(html).toContain(`href="${target}"`);
      }
      expect(text).toContain('Teléfono: 099 123 4567\nChat: Escribir por chat https://wa.me/593991234567\n');
      const [, chat = ''] = /href="(https:\/\/wa\.me\/593991234567[^"]*)"/.exec(html) ?? [];
      expect(new URL(chat).searchParams.get('text')).toBe(
        'Hola, soy Ana Lucía. Le escribo por mi viaje a Baltra, Ecuador (10–16 de julio de 2031).',
      );
      expect(text).toContain('Emergencias en viaje: 099 000 0000');
      expect(replyTo).toEqual({ name: 'María José Andrade', address: 'maria@bitacora.example' });
    });

    test('chats with the agency where the adviser has no number', async () => {
      const { html } = await write('service-ready', ready('air_ticket'), {
        ...flight,
        adviser: { ...adviser, phone: null },
      });
      for (const target of ['tel:+59342000000"', 'https://wa.me/593987654321?text='])
        expect(html).toContain(`href="${target}`);
    });

    test('is answered by who stands in for an adviser who is absent, and says for whom', async () => {
      const standIn = { ...adviser, first_name: 'Luis', last_name: 'Vera', email: 'luis@bitacora.example' };
      const { text, replyTo } = await write('service-ready', ready('air_ticket'), { ...flight, standIn });
      expect(text).toContain('Su asesor de viaje: Luis Vera (reemplaza a María José Andrade)');
      expect(replyTo).toEqual({ name: 'Luis Vera', address: 'luis@bitacora.example' });
    });

    test('has the ways to the adviser in rows that are all as high as a thumb', async () => {
      const { html } = await write('service-ready', ready('air_ticket'), flight);
      const rows = (html.split('<hr')[1] ?? '').split('</table>')[0]?.match(/<td[^>]*>/g) ?? [];
      expect(rows).toHaveLength(5);
      for (const row of rows) expect(row).toContain('height:44px');
    });

    test.each([
      ['is not known yet', null],
      ['works there no longer', { ...adviser, is_active: false }],
    ])('whose adviser %s is answered to the agency', async (_, who) => {
      const { html, replyTo, text } = await write('service-ready', ready('air_ticket'), { ...flight, adviser: who });
      expect(replyTo).toEqual({ name: agency.name, address: agency.email });
      expect(text).not.toContain('María José');
      expect(html).toContain('href="tel:+59342000000"');
    });

    test('is as the record is when the mail leaves', async () => {
      const changed = { ...recordOf('air_ticket'), title: 'Vuelo Guayaquil – San Cristóbal' };
      const { text } = await write('service-ready', ready('air_ticket'), { records: [changed] });
      expect(text).toContain('San Cristóbal');
    });

    test.each([
      ['a record that was taken from the item', { records: [{ ...recordOf('air_ticket'), package_service: null }] }],
      ['a cancelled journey', { ...flight, journey: { ...journey, is_cancelled: true } }],
    ])('is not written about %s', async (_, world) => {
      await expect(write('service-ready', ready('air_ticket'), world)).rejects.toThrow('nothing is left to tell');
    });
  });

  describe('services of one journey that were ready within minutes', () => {
    const records = [recordOf('hosting'), recordOf('air_ticket')];

    test('are told in one mail, in the order of the journey, each with its own link', async () => {
      const { text, html, subject } = await write('service-ready', ready('hosting', 'air_ticket'), { records });
      expect(subject).toBe('Listos para su viaje a Baltra, Ecuador: Boleto Aéreo, Hospedaje');
      expect(text).toContain('2 servicios de su viaje están listos');
      expect(text.indexOf('Vuelo Guayaquil')).toBeLessThan(text.indexOf('Hotel Bahía'));
      for (const kind of ['hosting', 'air_ticket']) expect(html).toContain(`#servicio-item-${kind}"`);
      expect(text).toContain(`Ver mi viaje:\nhttps://bitacora.example/my_journeys/${journey.id}\n`);
      expect(html.match(/data-action/g)).toHaveLength(1);
    });

    test('stand in cards that are alike, a label above what belongs to it', async () => {
      const everything = { records: serviceKinds.map((kind) => recordOf(kind)) };
      const { html } = await write('service-ready', ready(...serviceKinds), everything);
      const cards = html.split('data-part').slice(1);
      expect(cards).toHaveLength(serviceKinds.length);
      for (const card of cards) {
        const labels = card.split('Ver este servicio')[0]?.match(/<span class="soft" style="[^"]*">/g) ?? [];
        expect(labels.length).toBeGreaterThanOrEqual(2);
        for (const label of labels) expect(label).toContain('display:block');
      }
    });

    test('are named once in the subject where they are alike, with their number', async () => {
      const another = { record: 'record-another', item: 'item-another' };
      const records = [
        recordOf('air_ticket'),
        { ...recordOf('air_ticket'), id: another.record, package_service: another.item },
      ];
      const [ticket] = ready('air_ticket');
      const { subject } = await write('service-ready', [{ ...ticket }, { ...ticket, ...another }], { records });
      expect(subject).toBe('Listos para su viaje a Baltra, Ecuador: Boleto Aéreo (2)');
    });

    test('are counted in the subject when they are many', async () => {
      const everything = { records: serviceKinds.map((kind) => recordOf(kind)) };
      const { subject } = await write('service-ready', ready(...serviceKinds), everything);
      expect(subject).toBe(`Listos para su viaje a Baltra, Ecuador: ${serviceKinds.length} servicios`);
    });

    test('leave out the one that was taken back meanwhile', async () => {
      const [hosting, ticket] = records;
      const now = [{ ...(hosting ?? recordOf('hosting')), package_service: null }, ticket ?? recordOf('air_ticket')];
      const { text } = await write('service-ready', ready('hosting', 'air_ticket'), { records: now });
      expect(text).not.toContain('Hotel Bahía');
      expect(text).toContain('Ya tenemos su boleto aéreo');
    });
  });

  test.each([
    ['starts in 47 hours', '2026-11-24T05:00', '2026-11-26T05:00', 'soon'],
    ['starts in 49 hours', '2026-11-24T07:00', '2026-11-26T05:00', 'later'],
    ['has begun', '2026-11-21T05:00', '2026-11-23T05:00', 'soon'],
    ['is over', '2026-11-20T05:00', '2026-11-21T05:00', 'over'],
    ['ends today', '2026-11-20', '2026-11-22', 'soon'],
    ['ended yesterday', '2026-11-20', '2026-11-21', 'over'],
  ])('when a service is that %s, by the clock of its place', (_, from, to, timing) => {
    const now = new Date('2026-11-22T12:00:00Z');
    const at = (local: string) => ({ local, zone: 'Pacific/Galapagos' });
    expect(timingOf({ starts: at(from), ends: at(to) }, now)).toBe(timing);
    expect(timingOf({ starts: null, ends: null }, now)).toBe('later');
  });

  /** What is told of these records, the first of its kind. */
  const stepOf = (kind: ServiceReminderKind, records: ReturnType<typeof recordOf>[]) =>
    ladderOf({ journey, records, documents: null, money: null, agency: null }).find((one) => one.kind === kind);

  test.each([
    [
      'the airline that one knows, which it leads to',
      'XL 1411',
      'la página de LATAM Ecuador',
      'https://www.latamairlines.com/ec/es/check-in',
    ],
    ['an airline whose own is not known', 'AV 1411', 'la página de Avianca', null],
    ['the airline', 'ZZ 12', 'la página de la aerolínea', null],
  ])(
    'the reminder of the check-in says that it is done on the page of %s, and leads to the ticket',
    async (_, flight_number, where, address) => {
      const ticket = recordOf('air_ticket');
      const records = [{ ...ticket, details: { ...ticket.details, flight_number } }];
      const step = stepOf('check-in', records);
      const reminder = [{ kind: 'check-in', occasion: step?.occasion }];
      const { subject, text } = await write('service-reminder', reminder, { records });
      expect(subject).toBe('Ya puede hacer el check-in: Vuelo Guayaquil – Baltra');
      expect(text).toContain(`El check-in en línea ya está abierto: hágalo en ${where}.`);
      expect(text).toContain('Código de reserva: K7PQ2M');
      expect(text).toContain(`/my_journeys/${journey.id}#servicio-item-air_ticket`);
      const elsewhere = (text.match(/https:\S+/g) ?? []).filter((one) => /check-?in/i.test(one));
      expect(elsewhere).toEqual(address === null ? [] : [address]);
      // What there is to do is the one action; where nobody knows its page, the ticket.
      expect(text).toMatch(address === null ? /Ver este servicio:\n/ : /Hacer el check-in:\n/);
    },
  );

  test('reminders that leave together come in the order of their moments, each with its own first', async () => {
    const stay = { ...recordOf('hosting'), ends: { local: '2031-07-14T11:00', zone: 'Pacific/Galapagos' } };
    const starts = { local: '2031-07-14T15:00', zone: 'Pacific/Galapagos' };
    const transfer = { ...recordOf('transportation'), starts, ends: starts };
    const records = [transfer, stay];
    const told = (['pick-up', 'check-out'] as const).map((kind) => ({
      kind,
      occasion: stepOf(kind, records)?.occasion,
    }));
    const { text, html } = await write('service-reminder', told, { records });
    expect(text).toContain('Esto es lo que sigue, en orden.\n');
    const places = ['Salida del hospedaje\n', 'Salida: lun 14 jul 2031, 11:00', 'Su recogida\n', '15:00'].map((one) =>
      text.indexOf(one),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    // That one came in is over.
    expect(text).not.toContain('Entrada');
    expect(plainSpaces(html)).toContain(
      'Hotel Bahía: lun 14 jul 2031, 11:00, hora de Galápagos · Traslado Muelle de Puerto Ayora – Hotel Bahía: lun 14 jul 2031, 15:00',
    );
    await keep('service-reminder-of-two', await write('service-reminder', told, { records }));
  });

  test('the reminder of a rented car speaks of its hand-over, for nobody comes', async () => {
    const records = [recordOf('car_rental')];
    const step = stepOf('pick-up', records);
    const { subject, text } = await write('service-reminder', [{ kind: 'pick-up', occasion: step?.occasion }], {
      records,
    });
    expect(subject).toMatch(/^Entrega de su vehículo: .*, 09:00 Baltra · Vehículo /);
    expect(text).toContain('Retírelo a esa hora, con su licencia de conducir y su reserva a mano.');
  });

  test('the reminder of the airport says when the flight leaves, and by when to be there', async () => {
    const records = [recordOf('air_ticket')];
    const airport = stepOf('airport', records);
    const told = [{ kind: 'airport', occasion: airport?.occasion }];
    const { text, subject } = await write('service-reminder', told, { records });
    expect(subject).toBe('En el aeropuerto: jue 10 jul 2031, 07:00 Guayaquil · Vuelo Guayaquil – Baltra');
    expect(text).toContain(
      'Esté en el aeropuerto a más tardar: jue 10 jul 2031, 07:00 Guayaquil\nAeropuerto de salida: GYE · José Joaquín de Olmedo\nCódigo de reserva: K7PQ2M\nSalida: jue 10 jul 2031, 10:00 Guayaquil\n',
    );
    expect(text).toContain('Equipaje: Equipaje de mano (10 kg), Equipaje de bodega (23 kg)\n');
    const passengers = [journey.holder ?? '', 'carlos'];
    const together = await write('service-reminder', told, { records, journey: { ...journey, passengers } });
    expect(together.text).toContain('(23 kg)\nViajan: Ana Lucía Muñoz, Carlos Muñoz\n');
    expect(text).toContain('Son 3 horas antes de la salida');
    expect(text).toContain('Lleve también su Tarjeta de Control de Tránsito (TCT).');
    expect(text).toMatch(/Hacer el check-in:\n/);
    await keep('service-reminder-of-airport', await write('service-reminder', told, { records }));
  });

  test('the reminder of the airport asks for no card of Galápagos where one flies home from there', async () => {
    const home = {
      ...recordOf('air_ticket'),
      starts: { local: '2031-07-16T12:30', zone: 'Pacific/Galapagos' },
      ends: { local: '2031-07-16T15:30', zone: 'America/Guayaquil' },
    };
    const told = [{ kind: 'airport', occasion: stepOf('airport', [home])?.occasion }];
    const { text } = await write('service-reminder', told, { records: [home] });
    expect(text).toContain('Son 3 horas antes de la salida');
    expect(text).not.toContain('TCT');
  });
});
