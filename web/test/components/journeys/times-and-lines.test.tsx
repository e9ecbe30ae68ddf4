import { serviceKind, serviceKinds, type ViewService } from '@bitacora/contracts';
import { describe, expect, test } from '@jest/globals';
import { cardLines, foldedLines, underTitle } from '../../../src/features/journeys/model/card-lines.ts';
import { phaseText } from '../../../src/features/journeys/model/phase-text.ts';
import { timesOf } from '../../../src/features/journeys/model/service-times.ts';
import { titleOf } from '../../../src/lib/service-name.ts';
import { lengthText, whenText } from '../../../src/features/journeys/model/time-texts.ts';
import { attached, flight, journey } from '../support/build-journey.ts';

const today = '2026-11-20';
const whenOf = (service: ViewService, trip = journey()) =>
  whenText(timesOf(service, trip), serviceKind(service.kind), today);

describe('times', () => {
  test('each clock of a flight stands with its place, and the length is the real one', () => {
    expect(whenOf(flight('2026-11-25T10:00', '2026-11-25T11:00'))).toEqual({
      days: ['mié 25 nov'],
      way: { from: '10:00 Guayaquil', to: '11:00 Baltra' },
      plusDays: 0,
      note: '2 h',
    });
  });

  test('places that the title names are not said again where both clocks go alike', () => {
    const said = (service: ViewService, heading: string) =>
      whenText(timesOf(service, journey()), { ...serviceKind(service.kind), heading }, today)?.way;
    const transfer = attached('transportation');
    const { starts, ends } = timesOf(transfer, journey());
    expect(said(transfer, titleOf(transfer))).toEqual({
      from: starts?.local.slice(11, 16),
      to: ends?.local.slice(11, 16),
    });
    expect(said(transfer, 'Traslado')?.to).toMatch(/^\d\d:\d\d \p{L}/u);
    const over = flight('2026-11-25T10:00', '2026-11-25T11:00');
    expect(said(over, titleOf(over))).toEqual({ from: '10:00 Guayaquil', to: '11:00 Baltra' });
  });

  test('an overnight flight says that it lands a day later', () => {
    expect(whenOf(flight('2026-11-25T22:00', '2026-11-26T05:15'))).toMatchObject({
      days: ['mié 25 nov'],
      plusDays: 1,
      note: '8 h 15 min',
    });
  });

  test('a stay says when one comes in and when one leaves, its nights and the clock of the place', () => {
    expect(whenOf(attached('hosting'))).toEqual({
      days: ['Entrada jue 10 jul 2031, 15:00', 'Salida lun 14 jul 2031, 11:00'],
      way: null,
      plusDays: 0,
      note: '4 noches · hora de Galápagos',
    });
  });

  test('a stay on the clock that everybody here has does not name it', () => {
    const guayaquil = { check_in: '2026-11-19T15:00:00-05:00', check_out: '2026-11-24T12:00:00-05:00' };
    const location = { id: 'x', name: 'Hotel', latitude: -2.2, longitude: -79.9 };
    expect(whenOf(attached('hosting', { ...guayaquil, location }))).toMatchObject({
      days: ['Entrada jue 19 nov, 15:00', 'Salida mar 24 nov, 12:00'],
    });
  });

  test('a cruise that ends in another port names both', () => {
    const port = { code: 'BS-NAS', name: 'Nasáu', country: 'Bahamas', zone: 'America/New_York' };
    const cruise = attached('cruise', { disembarkation_port: port });
    expect(whenOf(cruise)?.days).toEqual([
      'Embarque vie 11 jul 2031, 13:00 Miami',
      'Desembarque vie 18 jul 2031, 08:00 Nasáu',
    ]);
  });

  test('an appointment says what it is', () => {
    const visa = attached('visa', { appointment_time: '2026-12-20T08:30:00-05:00' });
    expect(whenOf(visa)).toMatchObject({ days: ['Cita en el consulado dom 20 dic, 08:30'], way: null, note: null });
  });

  test('a plain day shows no midnight, and the year only where it is not this one', () => {
    const dive = (day: string) => attached('activity', { start_date: day, end_date: day });
    expect(whenOf(dive('2026-11-28'))).toEqual({ days: ['sáb 28 nov'], way: null, plusDays: 0, note: null });
    expect(whenOf(dive('2027-01-02'))?.days).toEqual(['sáb 2 ene 2027']);
  });

  test('a length is said in two units at most', () => {
    expect(lengthText((2 * 24 + 4) * 3_600_000 + 59 * 60_000)).toBe('2 d 4 h');
    expect(lengthText(30_000)).toBe('menos de 1 min');
  });
});

describe('the card of a kind', () => {
  test('lists what the descriptor names, in its order, and joins what is several', () => {
    const lines = cardLines(flight('2026-11-25T10:00', '2026-11-25T11:00'));
    expect(lines.map(({ label }) => label)).toEqual(['Código', 'Aeropuerto de llegada', 'Equipaje']);
    expect(lines[0]?.value).toEqual({ shows: 'code', text: 'K7PQ2M' });
    expect(lines[1]?.value).toEqual({ shows: 'text', text: 'GPS · Seymour' });
    expect(lines.at(-1)?.value).toEqual({
      shows: 'text',
      text: 'Equipaje de mano (10 kg), Equipaje de bodega (23 kg)',
    });
  });

  test('leaves out what an optional field does not say', () => {
    const fields = cardLines(attached('visa')).map(({ field }) => field);
    expect(fields).not.toContain('observations');
  });

  test('says a day as every list does', () => {
    const visa = cardLines(attached('visa', { application_date: '2031-07-10' }));
    expect(visa.find(({ field }) => field === 'application_date')?.value).toEqual({
      shows: 'text',
      text: 'jue 10 jul 2031',
    });
  });

  test('says below its title who flies, with which number and from where', () => {
    const airport = { id: 'GYE', name: 'Aeropuerto Internacional José Joaquín de Olmedo', city: 'Guayaquil' };
    expect(underTitle(attached('air_ticket', { departure_airport: airport }))).toEqual([
      'Boleto Aéreo · LATAM Ecuador XL 1411',
      'GYE · José Joaquín de Olmedo',
    ]);
    expect(underTitle(attached('air_ticket', { flight_number: '------', departure_airport: airport }))[0]).toBe(
      'Boleto Aéreo',
    );
    expect(underTitle(attached('hosting'))).toEqual([
      'Hospedaje · Av. Charles Darwin y Tomás de Berlanga, Puerto Ayora',
    ]);
  });

  test.each(serviceKinds)('the details of %s repeat nothing of what its card says', (kind) => {
    const service = attached(kind);
    const face = [titleOf(service), ...underTitle(service), ...(whenOf(service)?.days ?? [])].join(' ');
    for (const { field, value } of foldedLines(service)) {
      // A place to go to leads to the map.
      if (value.shows === 'place') continue;
      expect(`${field}: ${face}`).not.toContain(value.text);
    }
  });

  test('explains a food plan and shows a pickup place on the map', () => {
    expect(cardLines(attached('hosting')).find(({ field }) => field === 'food_plan')?.value.shows).toBe('explained');
    expect(cardLines(attached('transportation')).find(({ field }) => field === 'start_location')?.value.shows).toBe(
      'place',
    );
  });
});

test('days to travel read as product 5.4 says', () => {
  expect(phaseText({ days_to_travel: 5, phase: 'upcoming' })).toBe('Faltan 5 días');
  expect(phaseText({ days_to_travel: 1, phase: 'upcoming' })).toBe('Falta 1 día');
  expect(phaseText({ days_to_travel: 0, phase: 'ongoing' })).toBe('Es hoy');
  expect(phaseText({ days_to_travel: -2, phase: 'ongoing' })).toBe('En curso');
  expect(phaseText({ days_to_travel: -30, phase: 'past' })).toBe('Finalizado');
});
