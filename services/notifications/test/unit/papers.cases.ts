import { neededPapers } from '@bitacora/contracts';
import { describe, expect, test } from '@jest/globals';
import { ladderOf } from '../../src/domain/ladder/ladder.ts';
import type { Known } from '../../src/domain/ladder/step.ts';
import { clockAt } from '../../src/domain/quiet-hours.ts';
import { journey, recordOf, write } from './fixture/written-mails.ts';

const quito = 'America/Guayaquil';
const city = (code: string) => ({ code, name: code, country: code, country_code: code.slice(0, 2) });
const to = (code: string, need_migration_docs = false) => ({
  start_city: city('EC-GYE'),
  destination_city: city(code),
  need_migration_docs,
});

describe('the papers that a journey asks for', () => {
  test.each([
    ['GPS', 'SCY', 'IBB', '01-puerto-ayora', '01-puerto-baquerizo-moreno'].map((code) => `EC-${code}`),
    ['EC-10-guayaquil', 'EC-UIO', 'EC-GYE'],
  ])('are the card and the declaration for every city of Galápagos, and no other of the country', (...codes) => {
    const expected = codes[0] === 'EC-GPS' ? ['galapagos-card', 'goods-declaration'] : [];
    for (const code of codes) expect(neededPapers(to(code))).toEqual(expected);
  });

  test('are a passport abroad, the identity card in the Andean Community, and the permit of minors where it is asked for', () => {
    expect(neededPapers(to('ES-MAD'))).toEqual(['passport']);
    expect(neededPapers(to('PE-LIM'))).toEqual(['identity-card']);
    expect(neededPapers({ ...to('PE-LIM'), start_city: city('US-MIA') })).toEqual(['passport']);
    expect(neededPapers(to('ES-MAD', true))).toEqual(['minors', 'passport']);
  });

  test('are none for who returns from the islands', () => {
    expect(neededPapers({ ...to('EC-GYE'), start_city: city('EC-GPS') })).toEqual([]);
    expect(neededPapers({ ...to('EC-SCY'), start_city: city('EC-GPS') })).toEqual([]);
  });
});

describe('what is told of papers', () => {
  const told = (changes: Partial<Known['journey']> = {}, records: Known['records'] = []) =>
    ladderOf({ journey: { ...journey, ...changes }, records, documents: null, money: null, agency: null })
      .filter(({ kind }) => kind === 'papers' || kind === 'goods-declaration')
      .map(({ kind, dueAt, usefulUntil }) => [kind, clockAt(dueAt, quito).local, clockAt(usefulUntil, quito).local]);

  test('is a month before at 09:00 what to prepare, and 48 hours before the flight the declaration by itself', () => {
    expect(told({}, [recordOf('air_ticket')])).toEqual([
      ['papers', '2031-06-10T09:00', '2031-07-11T00:00'],
      ['goods-declaration', '2031-07-08T10:00', '2031-07-10T10:00'],
    ]);
  });

  test('counts from the day of travel while no flight to the islands is known, and never at night', () => {
    expect(told().at(1)).toEqual(['goods-declaration', '2031-07-08T09:00', '2031-07-11T00:00']);
    const early = { ...recordOf('air_ticket'), starts: { local: '2031-07-10T06:00', zone: quito } };
    expect(told({}, [early]).at(1)).toEqual(['goods-declaration', '2031-07-08T07:00', '2031-07-10T06:00']);
  });

  test('keeps its occasion when the hour of the flight moves, and has another one for other papers', () => {
    const occasions = (changes: Partial<Known['journey']>, records: Known['records'] = []) =>
      ladderOf({ journey: { ...journey, ...changes }, records, documents: null, money: null, agency: null }).flatMap(
        ({ kind, occasion }) => (kind === 'papers' || kind === 'goods-declaration' ? [occasion] : []),
      );
    expect(occasions({}, [recordOf('air_ticket')])).toEqual(occasions({}));
    expect(occasions({ need_migration_docs: true })[0]).not.toBe(occasions({})[0]);
    expect(occasions({ travel_date: '2031-07-11' })).not.toEqual(occasions({}));
  });

  test('is nothing of a journey within the country, of one that is called off, or of which a row from before does not say it', () => {
    expect(told({ destination_city: city('EC-UIO') })).toEqual([]);
    expect(told({ is_cancelled: true })).toEqual([]);
    expect(told({ start_city: undefined })).toEqual([]);
  });

  test('names each paper with what it is', async () => {
    const { text, subject } = await write('travel-papers');
    expect(subject).toBe('Prepare sus documentos · viaje a Baltra, Ecuador');
    expect(text).toContain(
      'Tarjeta de Control de Tránsito (TCT): Sáquela antes del vuelo, en la página del Consejo de Gobierno de Galápagos o en su ventanilla del aeropuerto',
    );
    expect(text).not.toContain('Declaración');
    const declaration = { kind: 'goods-declaration', occasion: 'goods-declaration:2031-07-10:48h' };
    const own = await write('travel-papers', [declaration]);
    expect(own.subject).toBe('Llene su declaración de mercancías · viaje a Baltra, Ecuador');
    expect(own.text).toContain('Declaración de mercancías: Cada adulto la llena sin costo en las 48 horas');
  });
});
