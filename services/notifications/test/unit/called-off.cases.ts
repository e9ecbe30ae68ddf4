import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { plainSpaces } from '@bitacora/kernel/dates';
import { describe, expect, test } from '@jest/globals';
import { asTold } from '../../src/domain/told-service.ts';
import { calledOff } from '../../src/previews/samples.ts';
import { cancellation, flight, nothing, ofFlight, told } from './fixture/changed-flight.ts';
import { journey, recordOf, TODAY, write } from './fixture/written-mails.ts';

/** A service that has begun, and is not over. */
const underWay = (kind: Parameters<typeof recordOf>[0]) => {
  const [starts, ends] = ['2030-06-28T15:00', '2030-07-06T11:00'].map((local) => ({ local, zone: AGENCY_TIME_ZONE }));
  return { ...recordOf(kind), starts: starts ?? null, ends: ends ?? null };
};

describe('the mail about what was called off', () => {
  test('says of a service what and when it would have been, whom to ask, and no amount', async () => {
    const { subject, text, files } = await write('service-cancelled');
    expect(subject).toBe('Se canceló su boleto aéreo: Vuelo Guayaquil – Baltra');
    expect(text).toContain(
      'Estaba previsto:\nSalida jue 10 jul 2031, 08:00 Guayaquil\nLlegada jue 10 jul 2031, 09:00 Baltra\n',
    );
    expect(text).toContain('Su asesor de viaje: María José Andrade');
    expect(text).toContain('Motivo: Mal tiempo\nEstaba previsto:\n');
    expect(text).not.toMatch(/\$|123[.,]/);
    expect(files.map(({ filename }) => filename)).toEqual(['calendario.ics']);
  });

  test('says in a list of mails when it would have been, and why', async () => {
    const { html } = await write('service-cancelled');
    expect(plainSpaces(html)).toContain(
      'Estaba previsto: jue 10 jul 2031, 08:00 Guayaquil → 09:00 Baltra · Motivo: Mal tiempo',
    );
    const again = await write('service-restored');
    expect(plainSpaces(again.html)).toContain('>jue 10 jul 2031, 10:00 Guayaquil → 11:00 Baltra');
  });

  test('is first of all a number to call where somebody stands without it', async () => {
    const hotel = underWay('hosting');
    const before = asTold({ journey, records: [hotel] }, 'item-hosting', TODAY);
    const calls = /\nLlamar a su asesor: 099 123 4567\n\nEmergencias: 099 000 0000\n\nHospedaje/;
    const { text, html } = await write('service-cancelled', [{ item: 'item-hosting', before }], {
      journey: calledOff({ ...journey }, 'item-hosting'),
      records: [hotel],
    });
    expect(text).toMatch(calls);
    // Also in a list of mails.
    expect(html).toContain(`data-skip-in-text="true">Llame ahora · Estaba previsto: `);
    const whole = { journey: calledOff({ ...journey }, null), records: [hotel] };
    const { text: ofJourney } = await write('journey-cancelled', [{}], { ...whole, adviser: null });
    expect(ofJourney).toMatch(/\nLlamar a la agencia: /);
    expect(ofJourney).toContain(
      'ya no sirven. Llame ahora a su asesor para saber cómo sigue; si no contesta, llame a emergencias.',
    );
    expect(ofJourney).not.toContain('si no tiene noticias pronto');
    for (const later of [await write('service-cancelled'), await write('journey-cancelled')]) {
      expect(later.text).not.toMatch(/Llamar a|Llame ahora/);
    }
  });

  test('says numbers with their country where the journey leads out of Ecuador', async () => {
    const abroad = { ...journey, destination_city: { ...journey.destination_city, country_code: 'PE' } };
    const off = { journey: calledOff(abroad, null), records: [underWay('hosting')] };
    const { text } = await write('journey-cancelled', [{}], off);
    expect(text).toContain('Llamar a su asesor: +593 99 123 4567\n');
    expect(text).toContain('Emergencias: +593 99 000 0000\n');
    expect(text).toContain('Teléfono: +593 99 123 4567\n');
    expect(text).toContain('Emergencias en viaje: +593 99 000 0000');
    expect((await write('service-changed')).text).toContain('Teléfono: 099 123 4567\n');
  });

  test('names the code that does not hold any more', async () => {
    const { text } = await write('service-cancelled', [{ before: told }], {
      journey: calledOff({ ...journey }, 'item-air_ticket'),
      records: [flight],
    });
    expect(text).toContain('Código (ya no vale): K7PQ2M\n');
  });

  test('says of no code that it does not hold any more that the flight back has, too, until that is called off', async () => {
    const off = calledOff({ ...journey }, 'item-air_ticket');
    const services = (off.services ?? []).flatMap((one) =>
      one.id === 'item-air_ticket' ? [one, { ...one, id: 'item-back', cancellation: null }] : [one],
    );
    const records = [flight, { ...flight, id: 'record-back', package_service: 'item-back' }];
    const textOf = async (of: typeof services) =>
      (await write('service-cancelled', [{ before: told }], { journey: { ...off, services: of }, records })).text;
    expect(await textOf(services)).not.toContain('ya no vale');
    const both = services.map((one) => (one.id === 'item-back' ? { ...one, cancellation } : one));
    expect(await textOf(both)).toContain('Código (ya no vale): K7PQ2M\n');
  });

  test('says of a journey that stands again what of it stays called off', async () => {
    const again = { last: { isCancelled: true } };
    const off = { ...again, journey: calledOff({ ...journey }, 'item-hosting') };
    expect((await write('journey-restored', [{}], off)).text).toContain('Sigue cancelado: Hospedaje.');
    const hotel = { ...off, records: [recordOf('hosting')] };
    expect((await write('journey-restored', [{}], hotel)).text).toContain(
      `Sigue cancelado: ${recordOf('hosting').title}.`,
    );
    const { text } = await write('journey-restored', [{}], again);
    expect(text).not.toMatch(/cancelado:|Llamar a|Lo que sigue/);
  });

  test('says of a journey that stands again while it is needed what comes next, and whom to call', async () => {
    const soon = (hours: number) => ({ local: `2030-07-01T${hours}:00`, zone: AGENCY_TIME_ZONE });
    const leaving = { boarding_time: '2030-07-01T18:00', arrival_time: '2030-07-01T20:00' };
    const next = { ...flight, starts: soon(18), ends: soon(20), details: { ...flight.details, ...leaving } };
    // Its beginning is over; it ends in five days.
    const hotel = underWay('hosting');
    const { text } = await write('journey-restored', [{}], {
      last: { isCancelled: true },
      records: [hotel, next],
    });
    expect(text).toContain('El aviso de que se canceló queda sin efecto. Lo que sigue está abajo.');
    expect(text).toContain('Si algo quedaba por pagar, vuelve a valer; su asesor se lo confirmará.');
    expect(text).toMatch(/Llamar a su asesor: /);
    expect(text).toContain('Salida: lun 1 jul, 18:00 Guayaquil');
    expect(text).toContain('Código de reserva: K7PQ2M');
    expect(text).not.toContain(hotel.title);
    const insurance = {
      ...recordOf('travel_insurance'),
      starts: { local: '2030-06-01', zone: AGENCY_TIME_ZONE },
      ends: { local: '2030-07-02', zone: AGENCY_TIME_ZONE },
    };
    // That it ends is announced nowhere; of what is left then nothing comes next.
    const ending = await write('journey-restored', [{}], { last: { isCancelled: true }, records: [insurance] });
    expect(ending.text).toMatch(/Llamar a su asesor: /);
    expect(ending.text).not.toMatch(/Lo que sigue/);
    expect(ending.text).not.toContain(insurance.title);
    const inHotel = await write('journey-restored', [{}], { last: { isCancelled: true }, records: [hotel] });
    expect(inHotel.text).toContain(hotel.title);
  });

  test('says of a stay when one would have come and gone, as its card does', async () => {
    const hotel = recordOf('hosting');
    const before = asTold({ journey, records: [hotel] }, 'item-hosting', TODAY);
    const off = calledOff({ ...journey }, 'item-hosting');
    const { text } = await write('service-cancelled', [{ item: 'item-hosting', before }], {
      journey: off,
      records: [hotel],
    });
    expect(text).toContain(
      'Estaba previsto:\nEntrada jue 10 jul 2031, 15:00, hora de Galápagos\nSalida lun 14 jul 2031, 11:00, hora de Galápagos\n',
    );
  });

  test('says to call at once of a service that is now or within two days, and of a later one that the adviser tells what comes', async () => {
    const advice = async (from: string, to: string) => {
      const [starts, ends] = [from, to].map((local) => ({ local, zone: 'America/Guayaquil', place: 'Guayaquil' }));
      const { text } = await write('service-cancelled', [{ before: { ...told, starts, ends } }]);
      return text.match(/Llame ahora a su asesor|si no tiene noticias pronto, llámelo/g);
    };
    expect(await advice('2030-07-03T08:00', '2030-07-03T09:00')).toEqual(['Llame ahora a su asesor']);
    expect(await advice('2030-06-28T08:00', '2030-07-20T09:00')).toEqual(['Llame ahora a su asesor']);
    expect(await advice('2030-07-03T11:00', '2030-07-03T12:00')).toEqual(['si no tiene noticias pronto, llámelo']);
  });

  test('says of a code that it is another one by what its kind calls it, and not that an appointment is', async () => {
    const visa = recordOf('visa');
    const before = { ...asTold({ journey, records: [visa] }, 'item-visa', TODAY), code: 'AA-1' };
    const { subject, text } = await write('service-changed', [{ item: 'item-visa', before }], {
      ...ofFlight,
      records: [visa],
    });
    expect(subject).toMatch(/^Cambió el número de su trámite de visa: ahora número /);
    expect(text).toContain('Antes: Número AA-1\n');
    expect(text).not.toContain('su cita');
    const other = await write('service-changed', [{ before: { ...told, code: 'OTRO' } }], ofFlight);
    expect(other.subject).toMatch(/^Cambió el código de su boleto aéreo: ahora código K7PQ2M · /);
  });

  test('says that it stands again to who was told of it, and to nobody else', async () => {
    const last = { ...told, isCancelled: true };
    const { subject, text } = await write('service-restored', [{}], { ...ofFlight, last });
    expect(subject).toBe('Se reactivó su boleto aéreo: Vuelo Guayaquil – Baltra');
    expect(text).toContain('Salida: jue 10 jul 2031, 10:00 Guayaquil');
    expect(text).not.toMatch(/Llamar a|llame ahora/);
    await expect(write('service-restored', [{ before: told }], { ...ofFlight, last: null })).rejects.toThrow(nothing);
  });

  test.each(['service-restored', 'service-ready'])(
    'says in %s whom to call where it is needed now',
    async (template) => {
      const hotel = underWay('hosting');
      const before = asTold({ journey, records: [hotel] }, 'item-hosting', TODAY);
      const last = { ...before, isCancelled: true };
      const about = template === 'service-ready' ? { kind: 'hosting', record: hotel.id } : {};
      const { subject, text } = await write(template, [{ item: 'item-hosting', ...about }], {
        records: [hotel],
        last,
      });
      expect(subject).toMatch(/^Se reactivó su hospedaje/);
      expect(text).toContain('Si tiene dudas, llame ahora a su asesor; si no contesta, llame a emergencias.');
      expect(text).toMatch(/\nLlamar a su asesor: 099 123 4567\n/);
    },
  );

  test('says of a service without a record what it is', async () => {
    const services = journey.services?.map((item) => (item.kind === 'hosting' ? { ...item, cancellation } : item));
    const before = asTold({ journey, records: [] }, 'item-hosting', TODAY);
    const { subject, text } = await write('service-cancelled', [{ item: 'item-hosting', before }], {
      journey: { ...journey, services },
      records: [],
    });
    expect(subject).toBe('Se canceló su hospedaje: Hospedaje');
    expect(text).not.toContain('Estaba previsto');
    expect(text.match(/^Hospedaje$/gm)).toHaveLength(1);
  });

  test('says of each of several what became of it', async () => {
    const off = calledOff(calledOff({ ...journey }, 'item-air_ticket'), 'item-hosting');
    const before = asTold({ journey, records: [] }, 'item-hosting', TODAY);
    const { subject, text } = await write('service-cancelled', [{}, { item: 'item-hosting', before }], {
      ...ofFlight,
      journey: off,
    });
    expect(subject).toBe('Cancelado: Vuelo Guayaquil – Baltra, Hospedaje');
    expect(text).toContain('Se canceló su boleto aéreo y se canceló su hospedaje\n');
    expect(text).toContain('todavía no tenía reserva');
    expect(text).toContain('Sus demás servicios siguen en pie');
    expect(text).toContain('Se canceló su boleto aéreo\nBoleto Aéreo, Ida\nVuelo Guayaquil – Baltra\n');
    expect(text).toContain('Se canceló su hospedaje\nHospedaje\n');
  });

  test('says of what else is off that it still is, and not that the rest stands', async () => {
    const hotel = recordOf('hosting');
    const before = asTold({ journey, records: [hotel] }, 'item-hosting', TODAY);
    const flightOff = calledOff({ ...journey }, 'item-air_ticket');
    const both = calledOff(flightOff, 'item-hosting');
    const rest = /siguen en pie|siguen igual/;
    const world = { journey: both, records: [flight, hotel], toldOff: ['item-air_ticket'] };
    const off = await write('service-cancelled', [{ item: 'item-hosting', before }], world);
    expect(off.text).toContain('Sigue cancelado: Vuelo Guayaquil – Baltra.');
    expect(off.text).not.toMatch(rest);
    const again = await write('service-restored', [{ item: 'item-hosting' }], {
      journey: flightOff,
      records: [flight, hotel],
      last: { ...before, isCancelled: true },
      toldOff: ['item-air_ticket'],
    });
    expect(again.text).toContain('Sigue cancelado: Vuelo Guayaquil – Baltra.');
    expect(again.text).not.toMatch(rest);
    // What they were not told yet is left to its own mail, and may stand again before that leaves.
    const untold = await write('service-cancelled', [{ item: 'item-hosting', before }], { ...world, toldOff: [] });
    expect(untold.text).not.toMatch(/Sigue cancelado|siguen en pie|siguen igual/);
    // Of what would be over nobody needs to know any more.
    const flown = {
      ...flight,
      starts: { local: '2030-06-20T08:00', zone: AGENCY_TIME_ZONE },
      ends: { local: '2030-06-20T09:00', zone: AGENCY_TIME_ZONE },
    };
    const later = await write('service-cancelled', [{ item: 'item-hosting', before }], {
      ...world,
      records: [flown, hotel],
    });
    expect(later.text).not.toContain('Sigue cancelado');
    expect(later.text).toContain('Sus demás servicios siguen en pie');
  });

  test('says of a journey that it is not on, and nothing of what is pending', async () => {
    const { subject, text } = await write('journey-cancelled');
    expect(subject).toBe('Se canceló su viaje a Baltra (10 jul – 16 jul 2031)');
    expect(text).toContain('Se canceló su viaje a Baltra\n');
    expect(text).toContain(
      'Sus reservas y vouchers de este viaje ya no sirven. Su asesor le dirá cómo sigue; si no tiene noticias pronto, llámelo. Antes de pagar algo, hable con su asesor.',
    );
    expect(text).toContain(
      'Retenido: $123,00\nPagado: $500,00\nA su favor: $377,00\n\nCómo se devuelve: Su asesor acuerda con usted cómo se lo devuelve.\n',
    );
    expect(text).toContain('Baltra, Ecuador\njue 10 jul a mié 16 jul 2031');
    expect(text).toContain('Motivo: Mal tiempo\n');
    expect(text).not.toMatch(/pendiente|Aún estamos reservando/);
    const again = await write('journey-restored', [{}], { last: { isCancelled: true } });
    expect(again.subject).toBe('Se reactivó su viaje a Baltra (10 jul – 16 jul 2031)');
    expect(again.text).not.toContain('Motivo');
    await expect(write('journey-restored', [{}], { last: null })).rejects.toThrow(nothing);
  });

  test('says who holds a journey that was called off what was paid of it, and everybody else no sum', async () => {
    const off = (retained_cents: number) => ({
      ...calledOff(journey, null),
      cancellation: { ...cancellation, retained_cents },
    });
    const told = async (payments: number[], refunds: number[] = [], retained = 12_300) => {
      const money = {
        payments: payments.map((value_cents) => ({ value_cents })),
        refunds: refunds.map((amount_cents) => ({ amount_cents, date: TODAY })),
      };
      return (await write('journey-cancelled', [{}], { journey: off(retained), money })).text;
    };
    const askFirst = 'Antes de pagar algo, hable con su asesor.';
    const inFavour = (paid: string, dollars: string) =>
      `Retenido: $123,00\n${paid}\nA su favor: ${dollars}\n\nCómo se devuelve: Su asesor acuerda`;
    expect(await told([50_000])).toContain(inFavour('Pagado: $500,00', '$377,00'));
    expect(await told([50_000], [20_000])).toContain(inFavour('Pagado, menos lo devuelto: $300,00', '$177,00'));
    expect(await told([12_300])).toContain('No queda nada por devolver, ni nada por pagar.');
    expect(await told([50_000], [37_700])).toContain('No queda nada por devolver, ni nada por pagar.');
    expect(await told([50_000], [50_000], 0)).toContain('ya está devuelto, y no queda nada por pagar.');
    const nothingPaid = await told([], [], 0);
    expect(nothingPaid).toContain('No hay pagos registrados, y no queda nada por pagar.');
    expect(nothingPaid).not.toContain('$');
    // What is retained is owed as the page says it: nobody is told that nothing is to be paid, nor where to.
    for (const [payments, refunds, paid, owed] of [
      [[], [], 'Pagado: $0,00', '$600,00'],
      [[50_000], [], 'Pagado: $500,00', '$100,00'],
      [[50_000], [50_000], 'Pagado, menos lo devuelto: $0,00', '$600,00'],
    ] as const) {
      const retained = await told([...payments], [...refunds], 60_000);
      expect(retained).toContain(
        `Retenido: $600,00\n${paid}\nSaldo: ${owed}\n\nCómo pagar: Antes de pagar algo, hable con su asesor.`,
      );
      expect(retained).not.toMatch(/nada por pagar|No hay pagos|Transferencia/);
    }
    for (const world of [{ journey: { ...off(0), holder: 'another' } }, { journey: off(0), money: null }]) {
      const { text } = await write('journey-cancelled', [{}], world);
      expect(text).toContain(`Su asesor le dirá qué pasa con lo que se haya pagado. ${askFirst}`);
      expect(text).not.toContain('$');
    }
  });
});
