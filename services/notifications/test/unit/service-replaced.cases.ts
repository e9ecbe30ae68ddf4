import { describe, expect, test } from '@jest/globals';
import { asTold } from '../../src/domain/told-service.ts';
import { flight, nothing, ofFlight, told } from './fixture/changed-flight.ts';
import { journey, ready, recordOf, TODAY, write } from './fixture/written-mails.ts';

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
      expect(text).toContain(`\n${lost}\nAhora:\n`);
      expect(text).toContain(`\n${kept}\n`);
      expect((await replaced({})).text).not.toContain(`\n${kept}\n`);
      // Named where its words do not say what it is.
      expect((await replaced({ luggage: 'Dos maletas' })).text).toContain('\nEquipaje Dos maletas\nAhora:\n');
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
