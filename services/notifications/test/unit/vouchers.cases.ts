import { serviceKinds } from '@bitacora/contracts';
import { TemporaryFiles } from '@bitacora/platform';
import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { ladderOf } from '../../src/domain/ladder/ladder.ts';
import type { Known } from '../../src/domain/ladder/step.ts';
import { clockAt } from '../../src/domain/quiet-hours.ts';
import { AttachedFiles } from '../../src/sending/attached-files.ts';
import { aFile, journey, recordOf, write } from './fixture/written-mails.ts';

describe('vouchers', () => {
  const quito = 'America/Guayaquil';
  const madrid = 'Europe/Madrid';
  const everything = serviceKinds.map((kind) => recordOf(kind));
  const document = (passenger: string) => ({
    id: `document-${passenger}`,
    journey: journey.id,
    package_service: 'item-travel_insurance',
    passenger,
    document: aFile(`poliza-${passenger}.pdf`),
  });

  const aboutFiles = (changes: Partial<Known> = {}) =>
    ladderOf({ journey, records: everything, documents: [], money: null, agency: null, ...changes })
      .filter(({ kind }) => kind.startsWith('vouchers'))
      .map(({ kind, dueAt, usefulUntil }) => [kind, clockAt(dueAt, quito).local, clockAt(usefulUntil, quito).local]);

  describe('the vouchers of a journey', () => {
    test('are due a week before its first day at 09:00 where the travellers are then, and serve until it is over', () => {
      expect(aboutFiles()).toEqual([['vouchers', '2031-07-03T09:00', '2031-07-19T01:00']]);
    });

    test('are due by the clock of the place where the journey starts, also around a night of its daylight saving', () => {
      const flight = {
        ...recordOf('air_ticket'),
        starts: { local: '2026-10-28T10:00', zone: madrid },
        ends: { local: '2026-10-28T16:00', zone: quito },
      };
      const services = journey.services?.filter(({ kind }) => kind === 'air_ticket');
      const steps = (travel_date: string, local: string) =>
        ladderOf({
          journey: { ...journey, start_time_zone: madrid, services, travel_date, return_date: null },
          records: [{ ...flight, starts: { local, zone: madrid } }],
          documents: [],
          money: null,
          agency: null,
        }).flatMap(({ kind, dueAt }) => (kind === 'vouchers' ? [dueAt.toISOString()] : []));
      // The clocks of Madrid go back on 25 October 2026, and forward on 28 March 2027.
      expect(steps('2026-10-28', '2026-10-28T10:00')).toEqual(['2026-10-21T07:00:00.000Z']);
      expect(steps('2026-11-03', '2026-11-03T10:00')).toEqual(['2026-10-27T08:00:00.000Z']);
      expect(steps('2027-04-04', '2027-04-04T10:00')).toEqual(['2027-03-28T07:00:00.000Z']);
    });

    test.each([
      ['a service has no record', { records: everything.slice(1) }],
      ['a record has no file', { records: everything.map((record) => ({ ...record, reservation: null })) }],
      [
        'somebody has no policy',
        { journey: { ...journey, passengers: ['ana', 'luis'] }, documents: [document('ana')] },
      ],
      ['it has no services', { journey: { ...journey, services: [] }, records: [] }],
    ])('are held back while %s, of which the adviser is warned ten days before', (_, known) => {
      expect(aboutFiles(known)).toEqual([['vouchers-warning', '2031-06-30T09:00', '2031-07-11T00:00']]);
    });

    test('are for all policies, and nobody is warned of what was called off', () => {
      const insured = { journey: { ...journey, passengers: ['ana'] }, documents: [document('ana')] };
      expect(aboutFiles(insured).map(([kind]) => kind)).toEqual(['vouchers']);
      const cancellation = { at: '2031-06-01T10:00:00.000Z', reason: 'No viaja', retained_cents: 0 };
      const services = journey.services?.map((item) => (item.kind === 'hosting' ? { ...item, cancellation } : item));
      const records = everything.filter(({ kind }) => kind !== 'hosting');
      expect(aboutFiles({ journey: { ...journey, services }, records }).map(([kind]) => kind)).toEqual(['vouchers']);
      expect(aboutFiles({ journey: { ...journey, is_cancelled: true } })).toEqual([]);
    });

    test('are nobody’s news while not all of what they follow from has arrived', () => {
      expect(aboutFiles({ documents: null })).toEqual([]);
      expect(aboutFiles({ records: everything.map((record) => ({ ...record, reservation: undefined })) })).toEqual([]);
    });

    test('have another occasion once the journey is moved', () => {
      const occasion = (travel_date: string) =>
        ladderOf({
          journey: { ...journey, travel_date },
          records: everything,
          documents: [],
          money: null,
          agency: null,
        }).find(({ kind }) => kind === 'vouchers')?.occasion;
      expect(occasion('2031-07-10')).not.toBe(occasion('2031-07-11'));
    });
  });

  describe('the mail with vouchers', () => {
    const world = { records: everything, documents: [document('01920000-0000-7000-8000-000000000031')] };
    const travelling = { ...journey, passengers: ['01920000-0000-7000-8000-000000000031'] };

    test('carries every file, called after its service and whose it is', async () => {
      const { files, text, subject, html } = await write('vouchers', [{}], {
        ...world,
        journey: travelling,
        readFiles: (all) =>
          Promise.resolve(
            all.map(({ name }) => ({
              filename: name,
              contentType: 'application/pdf',
              contentDisposition: 'attachment',
              path: '/tmp/poliza.pdf',
            })),
          ),
      });
      expect(subject).toBe('Sus vouchers están listos · viaje a Baltra, Ecuador');
      expect(files.map(({ filename }) => filename)).toEqual(
        expect.arrayContaining([
          'calendario.ics',
          'Boleto Aéreo, Ida.pdf',
          'Hospedaje.pdf',
          'Seguro de viaje de Ana Lucía Muñoz.pdf',
        ]),
      );
      expect(files).toHaveLength(serviceKinds.length + 2);
      expect(text).toContain('Van adjuntos a este correo');
      expect(text).toContain('Hospedaje\nHotel Bahía');
      expect(text).toContain('Documentos de: Ana Lucía Muñoz');
      expect(html).not.toMatch(/\/api\/v1\/files/);
      // What a counter asks for stands in the mail itself, in the order of the journey.
      expect(text).toContain(
        'Boleto Aéreo, Ida\nVuelo Guayaquil – Baltra\nLATAM Ecuador XL 1411\n\nEsté en el aeropuerto a más tardar: jue 10 jul 2031, 07:00 Guayaquil\nSalida: jue 10 jul 2031, 10:00 Guayaquil\nLlegada: jue 10 jul 2031, 11:00 Baltra\nAeropuerto de salida: GYE · José Joaquín de Olmedo\nCódigo de reserva: K7PQ2M\n',
      );
      const days = [...text.matchAll(/^[^:]*: (\S{3} \d+ \S{3} 2031)/gm)].map(([, day]) => day);
      // Ends, too, each below its beginning.
      expect(days.slice(0, 4).map((day) => day?.slice(0, 10))).toEqual([
        'mar 20 may',
        'jue 10 jul',
        'lun 14 jul',
        'jue 10 jul',
      ]);
      expect(days.at(-1)).toBe('sáb 12 jul 2031');
      expect(text.indexOf('Ver mis vouchers:')).toBeLessThan(text.indexOf('Boleto Aéreo, Ida'));
      expect(text).toContain('Ver mis vouchers:\n');
    });

    test('leads to the page of the journey where they are too large, and never to a file', async () => {
      const { files, text, html } = await write('vouchers', [{}], { ...world, journey: travelling });
      expect(files.map(({ filename }) => filename)).toEqual(['calendario.ics']);
      expect(text).toContain('Ábralos en la página de su viaje');
      expect(text).not.toContain('Van adjuntos');
      expect(html).not.toMatch(/\/api\/v1\/files/);
    });

    test('calls each of two stays as its file is called, whichever comes first', async () => {
      const [stay] = journey.services?.filter(({ kind }) => kind === 'hosting') ?? [];
      if (!stay) throw new Error('the sample has a stay');
      const later = { ...recordOf('hosting'), title: 'Hotel Tarde' };
      const starts = { local: '2031-07-09T15:00', zone: 'Pacific/Galapagos' };
      const earlier = { ...later, id: 'earlier', package_service: 'item-earlier', title: 'Hotel Temprano', starts };
      const records = [later, { ...earlier, reservation: aFile('temprano.pdf') }];
      const services = [stay, { ...stay, id: 'item-earlier', order: 50 }];
      const named: string[] = [];
      const { text } = await write('vouchers', [{}], {
        records,
        journey: { ...journey, services },
        readFiles: async (files) => {
          named.push(...files.map(({ name, file }) => `${name} ${file.name}`));
          return null;
        },
      });
      expect(text.indexOf('Hospedaje (2)\nHotel Temprano')).toBeGreaterThan(-1);
      expect(text.indexOf('Hospedaje\nHotel Tarde')).toBeGreaterThan(text.indexOf('Hospedaje (2)\nHotel Temprano'));
      expect(named.find((one) => one.endsWith('temprano.pdf'))).toMatch(/^Hospedaje \(2\)\.pdf /);
    });

    test('is written to nobody once the journey is not ready any more', async () => {
      await expect(write('vouchers', [{}], { records: everything.slice(1) })).rejects.toThrow('nothing is left');
    });

    test('carries ten megabytes at most, and nothing of what is not there', async () => {
      const asked: string[] = [];
      const store = {
        read: async (key: string) => {
          asked.push(key);
          return [Buffer.from('bytes')];
        },
      };
      // The store of the test answers what a stream would.
      const reader = new AttachedFiles(store as never);
      const file = (size: number) => ({ name: 'Hospedaje.pdf', file: aFile('a.pdf', size) });
      const half = 5 * 1024 * 1024;
      const temporary = new TemporaryFiles();
      expect(await reader.read([file(half), file(half + 1)], temporary)).toBeNull();
      expect(asked).toEqual([]);
      const [first] = (await reader.read([file(half), file(half)], temporary)) ?? [];
      expect(await readFile(first?.path ?? '', 'utf8')).toBe('bytes');
      expect(await reader.read([], temporary)).toBeNull();
      await temporary.removeAll();
      await expect(readFile(first?.path ?? '')).rejects.toThrow('ENOENT');
    });
  });

  test('the warning says of each service what it lacks, by whose document it is', async () => {
    const passengers = ['01920000-0000-7000-8000-000000000031'];
    const records = everything
      .filter(({ kind }) => kind !== 'hosting')
      .map((record) => (record.kind === 'cruise' ? { ...record, reservation: null } : record));
    const { text, subject } = await write('vouchers-warning', [{}], { records, journey: { ...journey, passengers } });
    expect(subject).toBe('No está listo: viaje de Ana Lucía Muñoz a Baltra, Ecuador, jue 10 jul 2031');
    expect(text).toMatch(/Completarlo hasta:\njue 3 jul 2031, en \d+ días\n/);
    expect(text).toContain('Por completar: 3 servicios');
    expect(text).toContain('Ese día salen los vouchers por correo');
    expect(text).toContain('Titular: Ana Lucía Muñoz');
    expect(text).toContain('Sin registro:\nHospedaje\n');
    expect(text).toContain('Sin archivo:\nCrucero\n');
    expect(text).toContain('Falta la póliza de Ana Lucía Muñoz:\nSeguro de viaje\n');
    await expect(write('vouchers-warning', [{}], { records: everything })).rejects.toThrow('nothing is left');
  });

  test('the warning of a journey whose day of vouchers is over says when it leaves, and that they go once it is ready', async () => {
    const leaving = { ...journey, travel_date: '2030-07-05', return_date: null };
    const warning = [{ occasion: 'vouchers-warning:2030-07-05:10d' }];
    const { text, html } = await write('vouchers-warning', warning, { journey: leaving, records: everything.slice(1) });
    expect(text).toContain('Completarlo:\nHoy: sale vie 5 jul\n');
    expect(text).toContain('Los vouchers salen por correo a los viajeros apenas el viaje esté listo.');
    expect(text + html).not.toMatch(/Completarlo hasta|Ese día/);
  });
});
