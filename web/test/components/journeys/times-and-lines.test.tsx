import { serviceKind, serviceKinds, type ViewService } from '@bitacora/contracts';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { cardLines, foldedLines, underTitle } from '../../../src/features/journeys/model/card-lines.ts';
import { departureReminder } from '../../../src/features/journeys/model/departure-reminder.ts';
import { isDone } from '../../../src/features/journeys/model/instants.ts';
import { nextUp as nextUpOf } from '../../../src/features/journeys/model/next-up.ts';
import { phaseText } from '../../../src/features/journeys/model/phase-text.ts';
import { reminderText } from '../../../src/features/journeys/model/reminder-text.ts';
import { timesOf } from '../../../src/features/journeys/model/service-times.ts';
import { lengthText, whenText } from '../../../src/features/journeys/model/time-texts.ts';
import { titleOf } from '../../../src/lib/service-name.ts';
import { attached, flight, journey, pending } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { plainly } from '../support/plainly.ts';
import { openSite } from '../support/render-app.tsx';

describe('times and lines', () => {
  const today = '2026-11-20';
  const whenOf = (service: ViewService, trip = journey()) =>
    plainly(whenText(timesOf(service, trip), serviceKind(service.kind), today));

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
        whenText(timesOf(service, journey()), { ...serviceKind(service.kind), heading }, today);
      const transfer = attached('transportation');
      const { starts, ends } = timesOf(transfer, journey());
      expect(said(transfer, titleOf(transfer))).toMatchObject({
        way: { from: starts?.local.slice(11, 16), to: ends?.local.slice(11, 16) },
        // A clock that is not the agency's is said once.
        note: expect.stringMatching(/ · hora de Galápagos$/),
      });
      expect(said(transfer, 'Traslado')?.way?.to).toMatch(/^\d\d:\d\d \p{L}/u);
      const over = flight('2026-11-25T10:00', '2026-11-25T11:00');
      expect(said(over, titleOf(over))?.way).toEqual({ from: '10:00 Guayaquil', to: '11:00 Baltra' });
    });

    test('a flight says its cities at its clocks, also where both go alike and its title names them', () => {
      const { starts, ends } = timesOf(flight('2026-11-25T06:45', '2026-11-25T07:40'), journey());
      const there = ends && { ...ends, zone: 'America/Guayaquil', local: '2026-11-25T07:40', place: 'Quito' };
      const words = { ...serviceKind('air_ticket'), heading: 'Guayaquil → Quito' };
      expect(whenText({ starts, ends: there }, words, today)).toMatchObject({
        way: { from: '06:45 Guayaquil', to: '07:40 Quito' },
        note: '55 min',
      });
    });

    test('a reminder comes where the clock of its card hangs, and by the zone where the card names no place', () => {
      const said = (service: ViewService, zone = 'Pacific/Galapagos') =>
        plainly(reminderText({ local: '2099-11-24T18:00', zone }, service, journey()));
      expect(said(flight('2099-11-25T10:00', '2099-11-25T11:00'))).toBe('mar 24 nov 2099, 18:00 Baltra');
      expect(said(attached('hosting'))).toBe('mar 24 nov 2099, 18:00, hora de Galápagos');
      expect(said(attached('visa'), 'America/Guayaquil')).toBe('mar 24 nov 2099, 18:00, hora de Ecuador');
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

    test('an appointment says what it is, and by which clock: it may be in any city of Ecuador', () => {
      const visa = attached('visa', { appointment_time: '2026-12-20T08:30:00-05:00' });
      expect(whenOf(visa)).toMatchObject({
        days: ['Cita en el consulado dom 20 dic, 08:30, hora de Ecuador'],
        way: null,
        note: null,
      });
    });

    test('a plain day shows no midnight, and the year only where it is not this one', () => {
      const dive = (day: string) => attached('activity', { start_date: day, end_date: day });
      expect(whenOf(dive('2026-11-28'))).toEqual({ days: ['sáb 28 nov'], way: null, plusDays: 0, note: null });
      expect(whenOf(dive('2027-01-02'))?.days).toEqual(['sáb 2 ene 2027']);
    });

    test('a length is said in two units at most, days as a word', () => {
      expect(lengthText((2 * 24 + 4) * 3_600_000 + 59 * 60_000)).toBe('2 días y 4 h');
      expect(lengthText(24 * 3_600_000)).toBe('1 día');
      expect(lengthText(4 * 3_600_000 + 12 * 60_000)).toBe('4 h 12 min');
      expect(lengthText(2 * 3_600_000)).toBe('2 h');
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
      const visa = plainly(cardLines(attached('visa', { application_date: '2031-07-10' })));
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
});

describe('what is next', () => {
  const now = new Date('2026-11-23T06:00:00-05:00');
  const nextUp = (...about: Parameters<typeof nextUpOf>) => plainly(nextUpOf(...about));
  const onTheWay = { phase: 'ongoing', days_to_travel: -1 } as const;

  describe('what is next on a journey', () => {
    test('names the day of the departure while the badge counts the days, and nothing counts twice', () => {
      const trip = journey({ days_to_travel: 2, services: [flight('2026-11-25T10:00', '2026-11-25T11:00')] });
      expect(nextUp(trip, now)).toMatchObject({ headline: 'Su vuelo sale el mié 25 nov', when: '10:00 Guayaquil' });
    });

    test('says that it is tomorrow', () => {
      const trip = journey({ days_to_travel: 1, services: [flight('2026-11-24T10:00', '2026-11-24T11:00')] });
      expect(nextUp(trip, now)).toMatchObject({
        headline: 'Su vuelo sale mañana',
        when: 'mar 24 nov, 10:00 Guayaquil',
      });
    });

    test('counts the hours from the day of travel on', () => {
      const trip = journey({
        ...onTheWay,
        days_to_travel: 0,
        services: [flight('2026-11-23T10:00', '2026-11-23T11:00')],
      });
      expect(nextUp(trip, now)).toMatchObject({
        headline: 'Su vuelo sale en 4 h',
        when: 'lun 23 nov, 10:00 Guayaquil',
      });
    });

    test.each([
      ['its hour', flight('2026-11-23T10:00', '2026-11-23T11:00'), '07:00'],
      [
        'its day, where the flight leaves on another one',
        flight('2026-11-24T01:30', '2026-11-24T02:30'),
        'lun 23 nov, 22:30',
      ],
      ['nothing once that hour is over', flight('2026-11-23T08:30', '2026-11-23T09:30'), null],
      [
        'nothing of what nobody has to be early for',
        attached('hosting', { check_in: '2026-11-23T15:00:00-06:00' }),
        null,
      ],
    ])('says by when to be at the airport: %s', (_, service, beThere) => {
      const next = nextUp(journey({ ...onTheWay, days_to_travel: 0, services: [service] }), now);
      expect(next).toMatchObject({ service: { id: service.id }, beThere });
    });

    test('says nothing of the airport while a hotel comes before it', () => {
      const hotel = attached('hosting', {
        check_in: '2026-11-23T09:00:00-06:00',
        check_out: '2026-11-26T11:00:00-06:00',
      });
      const trip = journey({ ...onTheWay, services: [hotel, flight('2026-11-24T10:00', '2026-11-24T11:00')] });
      expect(nextUp(trip, now)).toMatchObject({ service: { id: hotel.id }, beThere: null });
    });

    test('passes over what already left', () => {
      const trip = journey({
        ...onTheWay,
        services: [flight('2026-11-22T10:00', '2026-11-22T11:00'), flight('2026-11-23T08:30', '2026-11-23T09:30')],
      });
      expect(nextUp(trip, now).headline).toBe('Su vuelo sale en 2 h 30 min');
      // Paper is read on another day, and counts nothing.
      expect(nextUp(trip, now, null)).toMatchObject({
        headline: expect.stringMatching(/^Su vuelo sale el \D+\d+ nov 2026$/),
      });
    });

    test('compares instants, not the clocks of different places', () => {
      const hotel = attached('hosting', {
        check_in: '2026-11-25T09:30:00-06:00',
        check_out: '2026-11-29T11:00:00-06:00',
      });
      const trip = journey({ services: [hotel, flight('2026-11-25T10:00', '2026-11-25T11:00')] });
      expect(nextUp(trip, now).service?.kind).toBe('air_ticket');
    });

    test('tells of the day of leaving once the guest is in, on the clock of the hotel', () => {
      const hotel = attached('hosting', {
        check_in: '2026-11-22T15:00:00-06:00',
        check_out: '2026-11-23T11:00:00-06:00',
      });
      const { headline, when } = nextUp(journey({ ...onTheWay, services: [hotel] }), now);
      expect(headline).toBe('Su salida del hospedaje es en 6 h');
      expect(when).toBe('lun 23 nov, 11:00, hora de Galápagos');
    });

    test('says what with a code comes after it, whatever without one lies between', () => {
      const hotel = attached('hosting', {
        check_in: '2026-11-23T09:00:00-05:00',
        check_out: '2026-11-25T09:00:00-05:00',
      });
      const home = flight('2026-11-25T14:00', '2026-11-25T15:00');
      const trip = journey({ ...onTheWay, services: [hotel, home] });
      expect(nextUp(trip, now).after).toMatchObject({ service: { id: home.id }, when: 'mié 25 nov, 14:00 Guayaquil' });
      const cruise = attached('cruise', {
        embarkation_time: '2026-11-25T12:00:00-05:00',
        disembarkation_time: '2026-11-28T09:00:00-05:00',
      });
      expect(nextUp(journey({ ...onTheWay, services: [hotel, cruise] }), now).after).toMatchObject({
        service: { id: cruise.id },
        when: expect.stringMatching(/^embarque mié 25 nov, /),
      });
      expect(nextUp(journey({ ...onTheWay, services: [hotel] }), now).after).toBeNull();
    });

    test('says a day where a service has no hour', () => {
      const dive = attached('activity', { start_date: '2026-11-24', end_date: '2026-11-24' });
      expect(nextUp(journey({ services: [dive] }), now)).toMatchObject({
        headline: 'Su actividad empieza mañana',
        when: 'mar 24 nov',
      });
      const later = attached('activity', { start_date: '2026-11-27', end_date: '2026-11-27' });
      expect(nextUp(journey({ services: [later] }), now)).toMatchObject({
        headline: 'Su actividad empieza el vie 27 nov',
        when: null,
      });
      expect(nextUp(journey({ ...onTheWay, services: [later] }), now).headline).toBe('Su actividad empieza en 4 días');
    });

    test('speaks of the journey while everything is pending', () => {
      const trip = journey({ days_to_travel: 2, services: [pending('air_ticket')] });
      expect(nextUp(trip, now).headline).toBe('Su viaje a Baltra empieza el 25 de noviembre');
      expect(nextUp(journey({ days_to_travel: 0 }), now).headline).toBe('Su viaje a Baltra empieza hoy');
    });

    test('says that a past journey ended', () => {
      const trip = journey({ phase: 'past', days_to_travel: -30, return_date: '2026-10-30' });
      expect(nextUp(trip, now).headline).toBe('Su viaje terminó el 30 de octubre. Gracias por viajar con nosotros.');
    });
  });

  describe('what is over', () => {
    const landed = flight('2026-11-22T10:00', '2026-11-22T11:00');

    test('is what has ended: a flight that landed, not one in the air; a day when it is over', () => {
      expect(isDone(landed, journey(onTheWay), now)).toBe(true);
      expect(isDone(flight('2026-11-23T05:00', '2026-11-23T07:00'), journey(onTheWay), now)).toBe(false);
      const dive = (day: string) => attached('activity', { start_date: day, end_date: day });
      expect(isDone(dive('2026-11-22'), journey(onTheWay), now)).toBe(true);
      expect(isDone(dive('2026-11-23'), journey(onTheWay), now)).toBe(false);
    });

    test('is never what is still pending', () => {
      expect(isDone(pending('hosting'), journey({ phase: 'past' }), now)).toBe(false);
    });

    test('is a visa only with its journey, long after the appointment for it', () => {
      const visa = attached('visa', { appointment_time: '2026-10-20T08:30:00-05:00' });
      expect(isDone(visa, journey(), now)).toBe(false);
      expect(isDone(visa, journey({ phase: 'past' }), now)).toBe(true);
    });
  });
});

describe('the reminder of a departure', () => {
  const departing = '2026-11-25T10:00';
  const trip = journey({ services: [flight(departing, '2026-11-25T11:00')] });

  test('the reminder of a departure shows from 7 days before the departure until the departure', () => {
    expect(departureReminder(trip, new Date('2026-11-18T09:59:00-05:00'))).toBeNull();
    expect(departureReminder(trip, new Date('2026-11-18T10:00:00-05:00'))).not.toBeNull();
    expect(departureReminder(trip, new Date('2026-11-25T09:59:00-05:00'))).not.toBeNull();
    expect(departureReminder(trip, new Date('2026-11-25T10:00:00-05:00'))).toBeNull();
  });

  test('the reminder of a departure says three hours before, on the clock of the airport', () => {
    expect(departureReminder(trip, new Date('2026-11-24T10:00:00-05:00'))).toMatchObject({
      local: '2026-11-25T07:00',
      place: 'Guayaquil',
    });
  });

  test('the reminder of a departure speaks of the return once the way there is over', () => {
    const both = journey({
      services: [flight('2026-11-20T10:00', '2026-11-20T11:00'), flight(departing, '2026-11-25T11:00')],
    });
    expect(departureReminder(both, new Date('2026-11-22T10:00:00-05:00'))?.local).toBe('2026-11-25T07:00');
  });

  test('a pending air ticket calls nobody to the airport', () => {
    expect(
      departureReminder(journey({ services: [pending('air_ticket')] }), new Date('2026-11-24T10:00:00-05:00')),
    ).toBeNull();
  });
});

describe('the airline of a flight', () => {
  test('says which airline flies, and leads to its own pages about luggage and check-in or to none', async () => {
    const times = { boarding_time: '2099-11-25T10:00:00-05:00', arrival_time: '2099-11-25T11:00:00-06:00' };
    const by = (flight_number: string, at = times) =>
      attached('air_ticket', { flight_number, ...at }, { travel_direction: 'I' });
    const off = { ...by('AV 8370'), cancellation: { at: '2026-11-20T15:00:00Z', reason: 'Otro vuelo', retained: 0 } };
    const flown = by('AV 8370', {
      boarding_time: '2020-11-25T10:00:00-05:00',
      arrival_time: '2020-11-25T11:00:00-06:00',
    });
    const trip = journey({ services: [by('AV 8370'), by('LH 500'), by('------'), by('XL 1411'), flown, off] });
    remember(carlos);
    const api = new FakeApi().install();
    api.on('GET /auth/users/me', json(200, carlos));
    api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [trip]));
    const { user } = openSite('/my_journeys');
    await screen.findByRole('heading', { name: 'Servicios Contratados' });
    const [offCard, flownCard, avianca, lufthansa, unknown, latam] = screen
      .getAllByRole('article')
      .map((card) => within(card));
    for (const details of screen.getAllByRole('button', { name: /^Detalles/ })) await user.click(details);
    const luggage = (card = unknown) => card?.queryByRole('link', { name: /Aprender sobre equipajes/ });
    expect(avianca?.getByText('Boleto Aéreo · Avianca AV 8370')).toBeVisible();
    expect(latam?.getByRole('link', { name: /^Check-in en línea/ })).toHaveAttribute(
      'href',
      'https://www.latamairlines.com/ec/es/check-in',
    );
    expect(avianca?.queryByRole('link', { name: /^Check-in en línea/ })).toBeNull();
    expect(luggage(avianca)).toHaveAttribute('href', 'https://www.avianca.com/es/informacion-y-ayuda/equipaje/');
    expect(lufthansa?.getByText(/^Boleto Aéreo · Lufthansa LH 500/)).toBeVisible();
    expect(luggage(lufthansa)).toBeNull();
    expect(luggage(unknown)).toBeNull();
    for (const gone of [flownCard, offCard]) expect(luggage(gone)).toBeNull();
  });
});
