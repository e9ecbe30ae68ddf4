import { describe, expect, test } from '@jest/globals';
import { cardLines, headerOf, providerOf } from '../../../src/features/journeys/model/card-lines.ts';
import { phaseText } from '../../../src/features/journeys/model/phase-text.ts';
import { timesOf } from '../../../src/features/journeys/model/service-times.ts';
import { lengthText, whenText } from '../../../src/features/journeys/model/time-texts.ts';
import { attached, flight, journey } from '../support/build-journey.ts';

describe('times', () => {
  test('each clock of a flight stands with its place, and the length is the real one', () => {
    const ticket = flight('2026-11-25T10:00', '2026-11-25T11:00');
    expect(whenText(timesOf(ticket, journey()))).toEqual({
      days: 'mié, 25 nov',
      hours: '10:00 Guayaquil → 11:00 Baltra',
      plusDays: 0,
      length: '2 h',
    });
  });

  test('an overnight flight says that it lands a day later', () => {
    const ticket = flight('2026-11-25T22:00', '2026-11-26T05:15');
    expect(whenText(timesOf(ticket, journey()))).toMatchObject({
      days: 'mié, 25 nov',
      plusDays: 1,
      length: '8 h 15 min',
    });
  });

  test('a hotel shows both dates, its nights and the zone of the place', () => {
    const hotel = attached('hosting');
    expect(whenText(timesOf(hotel, journey()), true)).toEqual({
      days: 'jue, 10 jul – lun, 14 jul',
      hours: '15:00 → 11:00, hora de Galápagos',
      plusDays: 0,
      length: '4 noches',
    });
  });

  test('a plain day shows no midnight', () => {
    expect(whenText(timesOf(attached('activity'), journey()))).toEqual({
      days: 'sáb, 12 jul',
      hours: null,
      plusDays: 0,
      length: null,
    });
  });

  test('a length is said in two units at most', () => {
    expect(lengthText((2 * 24 + 4) * 3_600_000 + 59 * 60_000)).toBe('2 d 4 h');
    expect(lengthText(30_000)).toBe('menos de 1 min');
  });
});

describe('the card of a kind', () => {
  test('lists what the descriptor names, in its order, and joins what is several', () => {
    const lines = cardLines(flight('2026-11-25T10:00', '2026-11-25T11:00'));
    expect(lines.map(({ label }) => label)).toEqual([
      'Código de reserva',
      'Número de vuelo',
      'Aeropuerto de salida',
      'Aeropuerto de llegada',
      'Salida',
      'Llegada',
      'Equipaje',
    ]);
    expect(lines[0]?.value).toEqual({ shows: 'code', text: 'K7PQ2M' });
    expect(lines[2]?.value).toEqual({ shows: 'text', text: 'GYE · José Joaquín de Olmedo' });
    expect(lines.at(-1)?.value).toEqual({
      shows: 'text',
      text: 'Equipaje de mano (10 kg), Equipaje de bodega (23 kg)',
    });
  });

  test('leaves out what an optional field does not say', () => {
    const fields = cardLines(attached('visa')).map(({ field }) => field);
    expect(fields).not.toContain('observations');
    expect(headerOf(attached('visa'))).toBe('Estados Unidos');
  });

  test('says who flies, as the flight number tells it', () => {
    expect(providerOf(attached('air_ticket'))).toBe('LATAM Ecuador');
    expect(providerOf(attached('air_ticket', { flight_number: '------' }))).toBeNull();
    expect(providerOf(attached('hosting'))).toBeNull();
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
