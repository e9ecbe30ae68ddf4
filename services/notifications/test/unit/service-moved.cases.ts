import { mailMessages } from '@bitacora/contracts/messages';
import { plainSpaces } from '@bitacora/kernel/dates';
import { asTold } from '../../src/domain/told-service.ts';
import { describe, expect, test } from '@jest/globals';
import { journeyMail } from '../../src/mails/journey-mail.tsx';
import { cancellation, flight, nothing, ofFlight, told } from './fixture/changed-flight.ts';
import { aboutJourney, journey, ready, recordOf, TODAY, write } from './fixture/written-mails.ts';

describe('the mail about a service that moved', () => {
  test('says what it was and what it is, by the clock of each place, and leads to it', async () => {
    const { subject, text, files } = await write('service-changed');
    expect(subject).toBe('Cambió su boleto aéreo: ahora jue 10 jul 2031, 10:00 Guayaquil · Vuelo Guayaquil – Baltra');
    expect(text).toContain('Antes:\nSalida jue 10 jul 2031, 08:00 Guayaquil\nLlegada jue 10 jul 2031, 09:00 Baltra\n');
    expect(text).toContain('Ahora:\nSalida jue 10 jul 2031, 10:00 Guayaquil\nLlegada jue 10 jul 2031, 11:00 Baltra\n');
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
    expect(text).toContain('Ahora:\nSalida jue 10 jul 2031, 10:00 Guayaquil\nLlegada jue 10 jul 2031, 11:00 Baltra\n');
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
