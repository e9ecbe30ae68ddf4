import { serviceKinds } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { plainSpaces } from '@bitacora/kernel/dates';
import { describe, expect, test } from '@jest/globals';
import { asTold } from '../../src/domain/told-service.ts';
import { journeyMail } from '../../src/mails/journey-mail.tsx';
import { calledOff } from '../../src/previews/samples.ts';
import { writeMail } from '../../src/sending/write-mail.tsx';
import { aboutJourney, envelope, journey, ready, recordOf, TODAY, write } from './fixture/written-mails.ts';

describe('service changes', () => {
  const flight = recordOf('air_ticket');
  const told = asTold({ journey, records: [flight] }, 'item-air_ticket', TODAY);
  const nothing = 'nothing is left to tell';
  const ofFlight = { journey: { ...journey }, records: [flight] };
  const cancellation = { at: '2030-07-01T14:00:00.000Z', reason: 'Mal tiempo', retained_cents: 12_300 };

  /** A service that has begun, and is not over. */
  const underWay = (kind: Parameters<typeof recordOf>[0]) => {
    const [starts, ends] = ['2030-06-28T15:00', '2030-07-06T11:00'].map((local) => ({ local, zone: AGENCY_TIME_ZONE }));
    return { ...recordOf(kind), starts: starts ?? null, ends: ends ?? null };
  };

  describe('the mail about a service that moved', () => {
    test('says what it was and what it is, by the clock of each place, and leads to it', async () => {
      const { subject, text, files } = await write('service-changed');
      expect(subject).toBe('Cambió su boleto aéreo: ahora jue 10 jul 2031, 10:00 Guayaquil · Vuelo Guayaquil – Baltra');
      expect(text).toContain(
        'Antes:\nSalida jue 10 jul 2031, 08:00 Guayaquil\nLlegada jue 10 jul 2031, 09:00 Baltra\n',
      );
      expect(text).toContain(
        'Ahora:\nSalida jue 10 jul 2031, 10:00 Guayaquil\nLlegada jue 10 jul 2031, 11:00 Baltra\n',
      );
      expect(text).toContain('Código de reserva: K7PQ2M');
      expect(text).toContain('#servicio-item-air_ticket');
      expect(files.map(({ filename }) => filename)).toEqual(['calendario.ics']);
    });

    test('says nothing again that stands after what it is now', async () => {
      const { text } = await write('service-changed');
      expect(text).not.toMatch(/Salida:|Llegada:/);
      const hotel = recordOf('hosting');
      const before = { ...asTold({ journey, records: [hotel] }, 'item-hosting', TODAY), address: 'Otra calle' };
      const moved = await write('service-changed', [{ item: 'item-hosting', before }], {
        ...ofFlight,
        records: [hotel],
      });
      const { address = '' } = hotel.details as { address?: string };
      expect(moved.text).toContain(`Ahora: ${address}\n`);
      expect(moved.text.split(address)).toHaveLength(2);
      // What did not change stands as ever.
      expect(moved.text).toContain('Entrada: jue 10 jul 2031, 15:00');
    });

    test('says the day once of what ends on it, and both of what ends on another', async () => {
      const [starts, ends] = [told?.starts, told?.ends].map((one) => ({ ...one, local: '2031-07-09T23:30' }));
      const overnight = { ...told, starts, ends: { ...ends, local: '2031-07-10T01:15' } };
      const { text } = await write('service-changed', [{ before: overnight }]);
      expect(text).toContain('Antes:\nSalida mié 9 jul 2031, 23:30 Guayaquil\nLlegada jue 10 jul 2031, 01:15 Baltra\n');
      expect(text).toContain(
        'Ahora:\nSalida jue 10 jul 2031, 10:00 Guayaquil\nLlegada jue 10 jul 2031, 11:00 Baltra\n',
      );
    });

    test('names the part that changed alone: a flight number, an address', async () => {
      const { text } = await write('service-changed', [{ before: { ...told, flight: 'XL 1400' } }]);
      expect(text).toContain('Antes: Vuelo XL 1400\n');
      expect(text).toContain('Ahora: Vuelo XL 1411\n');
    });

    test('says of a stay of which one moment moved that one alone, by its name, and the other as ever', async () => {
      const hotel = recordOf('hosting');
      const stay = asTold({ journey, records: [hotel] }, 'item-hosting', TODAY);
      const ends = stay?.ends && { ...stay.ends, local: '2031-07-15T12:00' };
      const { text } = await write('service-changed', [{ item: 'item-hosting', before: { ...stay, ends } }], {
        ...ofFlight,
        records: [hotel],
      });
      expect(text).toContain('Antes: Salida mar 15 jul 2031, 12:00, hora de Galápagos\n');
      expect(text).toContain('Ahora: Salida lun 14 jul 2031, 11:00, hora de Galápagos\n');
      expect(text.match(/Salida:|Entrada:/g)).toEqual(['Entrada:']);
    });

    test('names both moments of a stay where both moved, on lines of their own with their place, which stands once in the subject', async () => {
      const hotel = recordOf('hosting');
      const stay = asTold({ journey, records: [hotel] }, 'item-hosting', TODAY);
      const [starts, ends] = [stay?.starts, stay?.ends].map((one) => ({
        ...one,
        local: one?.local.replace('-07-', '-08-'),
      }));
      const { text, subject } = await write(
        'service-changed',
        [{ item: 'item-hosting', before: { ...stay, starts, ends } }],
        { ...ofFlight, records: [hotel] },
      );
      expect(subject).toMatch(/: ahora jue 10 jul 2031, 15:00, hora de Galápagos · Hotel Bahía$/);
      const lines = (entry: string, exit: string) =>
        `\nEntrada ${entry} 2031, 15:00, hora de Galápagos\nSalida ${exit} 2031, 11:00, hora de Galápagos\n`;
      expect(text).toContain(`Antes:${lines('dom 10 ago', 'jue 14 ago')}`);
      expect(text).toContain(`Ahora:${lines('jue 10 jul', 'lun 14 jul')}`);
    });

    test('strikes through what was, and lets what is stand out', async () => {
      const { html } = await write('service-changed');
      const inOrder = (mark: string, words: string) =>
        expect(
          plainSpaces(html)
            .split(mark)[1]
            ?.replaceAll(/<[^>]*>/g, ''),
        ).toMatch(new RegExp(`^[^>]*>${words}`));
      inOrder('<s class="soft"', 'Salida jue 10 jul 2031, 08:00 Guayaquil');
      inOrder('<span class="now"', 'Salida jue 10 jul 2031, 10:00 Guayaquil');
      expect(html).toMatch(/<span class="now" style="[^"]*background-color:#E3F1F3/);
    });

    test('says in a list of mails what it is now, of its two moments the one that moved', async () => {
      const besideSubject = async (before: object, item = 'item-air_ticket') => {
        const records = [recordOf('air_ticket'), recordOf('hosting')];
        const { html, subject } = await write('service-changed', [{ item, before }], { ...ofFlight, records });
        const [, beside = ''] = /data-skip-in-text="true"[^>]*>([^<]*)/.exec(html) ?? [];
        return [subject, plainSpaces(beside)];
      };
      const hour = 'jue 10 jul 2031, 10:00 Guayaquil';
      const starts = told?.starts && { ...told.starts, local: '2031-07-10T08:00' };
      expect(await besideSubject({ ...told, starts, flight: 'XL 1400' })).toEqual([
        `Cambió su boleto aéreo: ahora ${hour} · Vuelo Guayaquil – Baltra`,
        `Ahora: ${hour} · vuelo XL 1411`,
      ]);
      expect((await besideSubject({ ...told, flight: 'XL 1400' }))[1]).toBe('Ahora: vuelo XL 1411');
      const stay = asTold({ journey, records: [recordOf('hosting')] }, 'item-hosting', TODAY);
      const ends = stay?.ends && { ...stay.ends, local: '2031-07-15T12:00' };
      const out = 'salida lun 14 jul 2031, 11:00, hora de Galápagos';
      expect(await besideSubject({ ...stay, ends }, 'item-hosting')).toEqual([
        `Cambió su hospedaje: ahora ${out} · Hotel Bahía`,
        `Ahora: ${out.slice('salida '.length)}`,
      ]);
    });

    test('says by when to be there, where one has to be early, but of what was called off', async () => {
      const early = 'Esté en el aeropuerto a más tardar: jue 10 jul 2031, 07:00 Guayaquil\n';
      expect((await write('service-changed')).text).toMatch(new RegExp(`\\nAhora:\\n.*\\n.*\\n${early}`));
      expect((await write('service-changed', [{ before: { ...told, flight: 'XL 1400' } }])).text).toContain(early);
      const off = { ...told, starts: told?.starts && { ...told.starts, local: '2031-07-10T08:00' }, isCancelled: true };
      expect((await write('service-cancelled', [{}], { ...ofFlight, last: off })).text).toContain(early);
      expect((await write('service-cancelled')).text).not.toContain('aeropuerto');
      const replaced = { ...ready('air_ticket')[0], replaces: { id: 'record-former', title: 'Vuelo' } };
      expect((await write('service-ready', [replaced], ofFlight)).text).toContain(early);
    });

    test('goes by what its reader was told last, and says nothing of what is as it was', async () => {
      const last = { ...told, flight: 'XL 1399' };
      expect((await write('service-changed', [{}], { ...ofFlight, last })).text).toContain('Antes: Vuelo XL 1399');
      await expect(write('service-changed', [{}], { ...ofFlight, last: told })).rejects.toThrow(nothing);
      await expect(write('service-changed', [{ before: told }])).rejects.toThrow(nothing);
      // Nobody was told of it yet.
      await expect(write('service-changed', [{ before: null }])).rejects.toThrow(nothing);
    });

    test('says again what it said, when it is sent again', async () => {
      const { text } = await write('service-changed', [{ told }], { ...ofFlight, last: told });
      expect(text).toContain('Antes:\nSalida jue 10 jul 2031, 08:00 Guayaquil');
    });

    test('tells several changes of one service once, under what they are', async () => {
      const { subject, text } = await write('service-changed', [{}, {}]);
      expect(subject).toMatch(/^Cambió su boleto aéreo: ahora .* · Vuelo Guayaquil – Baltra$/);
      expect(text.match(/Antes:/g)).toHaveLength(1);
    });

    test('is what a mail says of a service that it also reminds of', () => {
      const part = { of: 'air_ticket', item: 'item-air_ticket', title: 'Vuelo', subtitle: null, facts: [] } as const;
      const reminder = { ...part, headline: 'Ya puede hacer el check-in', advice: 'Hágalo hoy.' };
      const change = { ...part, headline: 'Cambió su boleto aéreo', change: 'moved' } as const;
      const { subject } = journeyMail([reminder, change], aboutJourney, mailMessages.journeyNews);
      expect(subject).toBe('Cambió su boleto aéreo: Vuelo');
    });

    test('leaves a reminder its moment beside what became ready of the same service', () => {
      const part = { of: 'transportation', item: 'item-1', title: 'Traslado', subtitle: null, facts: [] } as const;
      const reminder = { ...part, headline: 'Su recogida', at: { text: 'jue 10 jul, 15:00 Baltra', instant: 1 } };
      const { subject } = journeyMail([part, reminder], aboutJourney, mailMessages.journeyNews);
      expect(subject).toBe('Su recogida: jue 10 jul, 15:00 Baltra · Traslado');
    });

    test('is silent once the journey is called off, or another record took its place', async () => {
      const off = { ...journey, is_cancelled: true, cancellation };
      await expect(write('service-changed', [{}], { ...ofFlight, journey: off })).rejects.toThrow(nothing);
      const other = { ...ofFlight, records: [{ ...flight, id: 'another' }] };
      await expect(write('service-changed', [{}], other)).rejects.toThrow(nothing);
    });
  });

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

    test('is first of all a number to call where somebody stands without it', async () => {
      const hotel = underWay('hosting');
      const before = asTold({ journey, records: [hotel] }, 'item-hosting', TODAY);
      const calls = /\nLlamar a su asesor: 099 123 4567\n\nEmergencias: 099 000 0000\n\nHospedaje/;
      const { text } = await write('service-cancelled', [{ item: 'item-hosting', before }], {
        journey: calledOff({ ...journey }, 'item-hosting'),
        records: [hotel],
      });
      expect(text).toMatch(calls);
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
      expect(text).toContain('Lo que sigue está abajo.');
      expect(text).toContain('Su asesor le confirmará qué queda por pagar.');
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
        'Sus reservas y vouchers de este viaje ya no sirven. Su asesor le dirá cómo sigue; si no tiene noticias pronto, llámelo. Antes de pagar algo más, hable con su asesor.',
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
      const askFirst = 'Antes de pagar algo más, hable con su asesor.';
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
        expect(text).toContain(`Su asesor le dirá qué pasa con lo que se pagó. ${askFirst}`);
        expect(text).not.toContain('$');
      }
    });
  });

  describe('a mail of several changes', () => {
    const part = { item: null, subtitle: null, facts: [] };
    const visit = { ...part, of: 'activity', title: 'Bahía Tortuga', change: 'cancelled' } as const;
    const transfer = { ...part, of: 'transportation', title: 'Traslado al hotel', change: 'moved' } as const;
    const reminder = { ...part, of: 'air_ticket', title: 'Vuelo', headline: 'Ya puede hacer el check-in' } as const;
    const mail = (...news: Parameters<typeof journeyMail>[0]) =>
      journeyMail(news, { ...aboutJourney, pending: ['Hospedaje'] }, mailMessages.journeyNews);
    const textOf = async (...news: Parameters<typeof journeyMail>[0]) => {
      const { text } = await writeMail(mail(...news), envelope);
      return text;
    };

    test('says in its subject what happened, what was called off first', () => {
      expect(mail(transfer, visit).subject).toBe('Cancelado: Bahía Tortuga · Cambió: Traslado al hotel');
      expect(mail(transfer, { ...visit, change: 'moved' }).subject).toBe('Cambió: Traslado al hotel, Bahía Tortuga');
      expect(mail(transfer, reminder).subject).toBe('Cambió: Traslado al hotel · Además: Vuelo');
      expect(mail(reminder, transfer, visit, { ...visit, title: 'Otra' }).subject).toBe(
        'Cancelado: Bahía Tortuga, Otra y 2 más',
      );
    });

    test('says in its title how much, and tells what is pending below all that changed', async () => {
      expect(await textOf(transfer, visit)).toContain('Se canceló un servicio y cambió otro de su viaje\n');
      expect(await textOf(transfer, { ...transfer })).toContain('Cambiaron 2 servicios de su viaje\n');
      const text = await textOf(reminder, transfer, visit);
      const places = ['Ver mi viaje', 'Bahía Tortuga', 'Traslado al hotel', 'Vuelo', 'Aún estamos reservando'];
      const found = places.map((one) => text.indexOf(one));
      expect(found).not.toContain(-1);
      expect(found).toEqual(found.toSorted((one, other) => one - other));
    });

    test('says of what became ready among them that it is, and what is owed in a list of mails', async () => {
      const ready = { ...part, of: 'air_ticket', title: 'Vuelo', readyAs: 'Ya tenemos su boleto aéreo' } as const;
      const moved = { ...transfer, headline: 'Cambió su transporte' };
      const text = await textOf(moved, ready);
      expect(text).toContain('Cambió su transporte\n');
      expect(text).toContain('Ya tenemos su boleto aéreo\n');
      const payments = { path: '/my_journeys/j#facturacion', label: 'Ver mis pagos' };
      const payment = {
        ...part,
        of: { name: 'Pago' },
        title: '$100,00',
        headline: 'Recibimos su pago',
        action: payments,
      };
      const balance = {
        ...payment,
        preview: 'Pago $100,00 · Saldo $800,00',
        money: { sums: [['Saldo', '$800,00']], howToPay: [] },
      } as const;
      expect(mail(balance, ready).preview()).toBe('Pago $100,00 · Saldo $800,00 · Vuelo');
      expect(await textOf(balance, ready)).toMatch(/Saldo: \$800,00\n[^]*Ver mis pagos https:\S+#facturacion/);
    });

    test('says in a list of mails of what was called off that it is', () => {
      expect(mail(transfer, visit).preview()).toBe('Bahía Tortuga: cancelado · Traslado al hotel');
    });

    test('says in a list of mails what changed before what is owed', () => {
      const money = { sums: [['Saldo', '$800,00']], howToPay: [] } as const;
      const balance = { ...part, of: { name: 'Pago' }, title: '$100,00', preview: 'Saldo $800,00', money };
      expect(mail(balance, transfer).preview()).toBe('Traslado al hotel · Saldo $800,00');
    });

    test('of the journey names it, and what else is told', () => {
      const journeyOff = { ...part, of: { name: 'Viaje' }, title: 'Baltra, Ecuador', change: 'cancelled' } as const;
      expect(mail({ ...part, of: { name: 'Reembolso' }, title: '$10' }, journeyOff).subject).toBe(
        'Cancelado: viaje a Baltra, Ecuador · Además: Reembolso',
      );
    });
  });

  test('a mail of a change says what to do where it does not suit, and not that nothing is pending', async () => {
    const { text } = await write('service-changed', [{}], { records: serviceKinds.map((kind) => recordOf(kind)) });
    const note = 'Si tiene preguntas o algo no le sirve, llame o responda a este correo: su mensaje le llega';
    expect(text).toContain(`${note} directamente a su asesor.`);
    expect(text).not.toMatch(/lo que contrató|pendiente/);
    const { text: withoutAdviser } = await write('service-cancelled', [{}], { adviser: null });
    expect(withoutAdviser).toContain(`${note} a la agencia.`);
  });

  test('a mail of a change says that the rest stays as it is, where there is more than what changed', async () => {
    const rest = 'Las demás fechas, horas, lugares y códigos siguen igual';
    expect((await write('service-changed')).text).toContain(rest);
    const services = journey.services?.filter(({ kind }) => kind === 'air_ticket');
    const { text } = await write('service-changed', [{}], { ...ofFlight, journey: { ...journey, services } });
    expect(text).not.toContain(rest);
  });

  describe('the mail about a ready service', () => {
    const [hotel] = ready('hosting');
    const replaces = { id: 'record-former', title: 'Hotel Caribe' };
    const world = { journey: { ...journey }, records: [recordOf('hosting')] };

    test('says what it takes the place of', async () => {
      const { subject, text } = await write('service-ready', [{ ...hotel, replaces }], world);
      expect(subject).toBe('Cambió su hospedaje: ahora Hotel Bahía');
      expect(text).toContain('Antes: Hotel Caribe\n');
    });

    test('names what its reader was told last, and says nothing where that was the same, but when it is sent again', async () => {
      const last = { ...asTold({ journey, records: [recordOf('hosting')] }, 'item-hosting', TODAY) };
      const other = { ...last, record: 'record-first', title: 'Hotel Primero' };
      const text = async (toldLast: object, again: object = {}) =>
        (await write('service-ready', [{ ...hotel, replaces, ...again }], { ...world, last: toldLast })).text;
      expect(await text(other)).toContain(
        'Antes:\nHotel Primero\nEntrada jue 10 jul 2031, 15:00, hora de Galápagos\nSalida lun 14 jul 2031, 11:00, hora de Galápagos\n' +
          'Ahora:\nHotel Bahía\nEntrada jue 10 jul 2031, 15:00, hora de Galápagos\nSalida lun 14 jul 2031, 11:00, hora de Galápagos\n',
      );
      await expect(text(last)).rejects.toThrow(nothing);
      expect(await text(last, { told: last })).not.toContain('Hotel Primero');
    });

    test('says that it stands again where its reader was told last that it does not', async () => {
      const last = { ...asTold({ journey, records: [recordOf('hosting')] }, 'item-hosting', TODAY), isCancelled: true };
      const { subject } = await write('service-ready', [{ ...hotel }], { ...world, last });
      expect(subject).toMatch(/^Se reactivó su hospedaje: /);
    });

    describe('of a flight of the same name', () => {
      const first = { ...told, record: 'record-first' };
      const replaced = (last: object) =>
        write('service-ready', [{ ...ready('air_ticket')[0], replaces }], { ...ofFlight, last: { ...first, ...last } });

      test('says when its reader knew it, by which number, and which code holds no longer', async () => {
        const { text } = await replaced({ flight: 'XL 1400', code: 'OLD123' });
        expect(text).toContain(
          'Antes:\nSalida jue 10 jul 2031, 10:00 Guayaquil\nLlegada jue 10 jul 2031, 11:00 Baltra\nVuelo XL 1400\nCódigo OLD123\n',
        );
        expect(text).toContain(`Código ${told?.code}\n`);
      });

      test('says what its fare carries no longer', async () => {
        const [lost, kept] = ['Equipaje de mano (10 kg), Dos de bodega (23 kg)', told?.luggage];
        const { text } = await replaced({ luggage: lost });
        expect(text).toContain(`Equipaje ${lost}\nAhora:\n`);
        expect(text).toContain(`Equipaje ${kept}\n`);
        expect((await replaced({})).text).not.toContain(`Equipaje ${kept}\n`);
      });

      test('says in its subject when it is, where that is another time', async () => {
        const starts = told?.starts && { ...told.starts, local: '2031-07-10T13:00' };
        expect((await replaced({ starts })).subject).toBe(
          'Cambió su boleto aéreo: ahora jue 10 jul 2031, 10:00 Guayaquil · Vuelo Guayaquil – Baltra',
        );
        expect((await replaced({ flight: 'XL 1400', code: 'OLD123' })).subject).toBe(
          'Cambió su boleto aéreo: ahora vuelo XL 1411 · Vuelo Guayaquil – Baltra',
        );
        expect((await replaced({ luggage: 'Equipaje de mano (10 kg)' })).subject).toBe(
          'Cambió su boleto aéreo: ahora Vuelo Guayaquil – Baltra',
        );
      });

      test('takes back no code that still holds', async () => {
        const { text } = await replaced({ flight: 'XL 1400' });
        expect(text.match(/Código/g)).toHaveLength(1);
      });
    });

    test('stays a change among several', async () => {
      const [ticket] = ready('air_ticket');
      const records = [recordOf('hosting'), flight];
      const { subject, text } = await write('service-ready', [{ ...hotel, replaces }, { ...ticket }], {
        ...world,
        records,
      });
      expect(subject).toBe('Cambió: Hotel Bahía · Listo: Vuelo Guayaquil – Baltra');
      expect(text).toContain('Cambió su hospedaje y ya tenemos su boleto aéreo\n');
      expect(text).toContain('Cambió su hospedaje\nHospedaje\nHotel Bahía\n');
    });
  });
});
