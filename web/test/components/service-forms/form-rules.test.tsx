import { serviceKind, type ServiceKind, serviceKinds } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fieldOfPath } from '../../../src/features/service-forms/model/field-of-path.ts';
import { recordDataOf } from '../../../src/features/service-forms/model/form-data.ts';
import { cityOfField, rulesOf } from '../../../src/features/service-forms/model/form-rules.ts';
import { startOf } from '../../../src/features/service-forms/model/start-of.ts';
import { todayInGuayaquil } from '../../../src/lib/today.ts';
import { attached, journey, pending } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

describe('rules', () => {
  const pdf = new File(['%PDF-1.7'], 'voucher.pdf', { type: 'application/pdf' });

  function messagesOf(kind: (typeof serviceKinds)[number], mode: 'create' | 'update', values: Record<string, unknown>) {
    const result = rulesOf(serviceKind(kind), mode).safeParse(values);
    const issues = result.success ? [] : result.error.issues;
    return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  }

  function exampleInput(kind: (typeof serviceKinds)[number]) {
    const subject = {
      descriptor: serviceKind(kind),
      journey: journey(),
      service: attached(kind),
      mode: 'update',
    } as const;
    return { ...startOf(subject), reservation: pdf };
  }

  describe('the rules of a service form', () => {
    test.each(serviceKinds)('the example of %s can be created', (kind) => {
      expect(messagesOf(kind, 'create', exampleInput(kind))).toEqual({});
    });

    test('a new record needs its file and dates of today or later', () => {
      const values = { ...exampleInput('hosting'), check_in: '2020-01-01T15:00', reservation: null };
      expect(messagesOf('hosting', 'create', values)).toEqual({
        check_in: 'La fecha debe ser mayor o igual al día de hoy',
        reservation: 'Adjunte un archivo.',
      });
    });

    test('an update skips the rules of dates and files', () => {
      const values = { ...exampleInput('hosting'), check_in: '2020-01-01T15:00', reservation: null };
      expect(messagesOf('hosting', 'update', values)).toEqual({});
    });

    test('a location is latitude and longitude, a cost is not negative, a capacity is more than zero', () => {
      expect(messagesOf('hosting', 'create', { ...exampleInput('hosting'), location: 'frente al parque' })).toEqual({
        location: 'La ubicación debe ser en el formato: Latitud, Longitud',
      });
      expect(messagesOf('hosting', 'create', { ...exampleInput('hosting'), cost: -1 })).toHaveProperty('cost');
      expect(messagesOf('car_rental', 'create', { ...exampleInput('car_rental'), capacity: 0 })).toHaveProperty(
        'capacity',
      );
    });

    test('a day cannot end before it starts', () => {
      const values = { ...exampleInput('activity'), end_date: '2031-07-11' };
      expect(messagesOf('activity', 'create', values)).toHaveProperty('end_date');
    });

    test('a transfer between neighbours cannot arrive before it leaves, whatever their clocks', () => {
      const times = { boarding_time: '2031-07-10T23:30', arrival_time: '2031-07-10T00:30' };
      expect(messagesOf('transportation', 'create', { ...exampleInput('transportation'), ...times })).toEqual({
        arrival_time: '«Llegada» no puede ser antes de «Salida».',
      });
      const nearer = { ...times, boarding_time: '2031-07-10T01:15' };
      expect(messagesOf('transportation', 'create', { ...exampleInput('transportation'), ...nearer })).toEqual({});
    });

    test('a flight west may land before it left by the clock, and not days before', () => {
      const flight = (boarding_time: string) =>
        messagesOf('air_ticket', 'create', {
          ...exampleInput('air_ticket'),
          boarding_time,
          arrival_time: '2031-07-10T06:00',
        });
      expect(flight('2031-07-10T20:00')).toEqual({});
      expect(flight('2031-07-12T20:00')).toEqual({ arrival_time: '«Llegada» no puede ser antes de «Salida».' });
    });

    test('a file is a PDF or a picture of at most 10 MB', () => {
      const heavy = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'voucher.pdf');
      expect(messagesOf('hosting', 'create', { ...exampleInput('hosting'), reservation: heavy })).toHaveProperty(
        'reservation',
      );
      const program = new File(['MZ'], 'voucher.exe');
      expect(messagesOf('hosting', 'create', { ...exampleInput('hosting'), reservation: program })).toHaveProperty(
        'reservation',
      );
    });
  });

  test('the airports of an air ticket change places on the way back', () => {
    const base = { descriptor: serviceKind('air_ticket'), journey: journey(), mode: 'create' } as const;
    const there = { ...base, service: pending('air_ticket', { travel_direction: 'I' }) };
    const back = { ...base, service: pending('air_ticket', { travel_direction: 'V' }) };
    expect([cityOfField('start', there).name, cityOfField('destination', there).name]).toEqual(['Guayaquil', 'Baltra']);
    expect([cityOfField('start', back).name, cityOfField('destination', back).name]).toEqual(['Baltra', 'Guayaquil']);
  });

  describe('the days of what replaces another record', () => {
    const replacing = (details: Record<string, unknown>) => {
      const service = attached('car_rental', details);
      const values = startOf({
        descriptor: serviceKind('car_rental'),
        journey: journey(),
        mode: 'create',
        service,
        isReplacement: true,
      });
      return { starts: values['delivery_date'], ends: values['return_date'] };
    };

    test('are those of the one before', () => {
      expect(replacing({})).toEqual({ starts: '2031-07-10T09:00', ends: '2031-07-14T18:00' });
    });

    test('begin today where that one is under way, and end on no past day', () => {
      const underWay = { delivery_date: '2020-07-10T09:00:00-05:00' };
      expect(replacing(underWay)).toEqual({ starts: `${todayInGuayaquil()}T`, ends: '2031-07-14T18:00' });
      expect(replacing({ ...underWay, return_date: '2020-07-14T18:00:00-05:00' })).toMatchObject({ ends: '' });
    });
  });

  describe('what a form sends', () => {
    test('a new record goes with its item, its file and a new place', () => {
      const service = pending('hosting');
      const subject = { descriptor: serviceKind('hosting'), journey: journey(), mode: 'create', service } as const;
      const data = recordDataOf(subject, exampleInput('hosting'), null);
      expect(data.get('package_service')).toBe(service.id);
      expect(data.get('location.latitude')).toBe('-0.7432');
      expect(data.get('reservation')).toBeInstanceOf(File);
      expect(data.get('check_in')).toBe('2031-07-10T15:00');
    });

    test('a change goes with the version and without what is locked', () => {
      const service = attached('hosting', { version: 7 });
      const subject = { descriptor: serviceKind('hosting'), journey: journey(), mode: 'update', service } as const;
      const data = recordDataOf(subject, startOf(subject), 7);
      expect(data.get('version')).toBe('7');
      expect([...data.keys()].sort()).toEqual(['check_in', 'check_out', 'cost', 'food_plan', 'version']);
    });

    test('a place that stays the same is sent by its id, several values are repeated', () => {
      const service = attached('transportation');
      const subject = {
        descriptor: serviceKind('transportation'),
        journey: journey(),
        mode: 'update',
        service,
      } as const;
      expect(recordDataOf(subject, startOf(subject), 7).get('start_location')).toBe(
        '01990000-0004-7000-8000-000000000002',
      );
      const ticket = attached('air_ticket');
      const flightSubject = {
        descriptor: serviceKind('air_ticket'),
        journey: journey(),
        mode: 'update',
        service: ticket,
      } as const;
      expect(recordDataOf(flightSubject, startOf(flightSubject), 1).getAll('luggage_types')).toHaveLength(2);
    });
  });

  test('errors of the server stand at the field that the person can mend', () => {
    const paths = ['start_location.name', 'destination.latitude', 'reservation', 'package_service'];
    expect(paths.map((path) => fieldOfPath(path, serviceKind('transportation')))).toEqual([
      'start_location_name',
      'destination',
      'reservation',
      null,
    ]);
  });
});

describe('leaving a form', () => {
  let api: FakeApi;
  beforeEach(() => {
    remember(maria);
    api = new FakeApi().install();
    api.on('GET /auth/users/me', json(200, maria));
    for (const lookup of ['food_plan', 'luggage_types', 'car_type', 'airline'])
      api.on(`GET /api/v1/utils/${lookup}`, () => json(200, []));
  });

  async function openJourney(trip = journey({ services: [pending('hosting')] })) {
    api.on(`GET /api/v1/journey/journey/${trip.journey_id}`, () => json(200, trip));
    return openSite(`/admin/journeys/${trip.journey_id}`);
  }

  async function openHosting() {
    const site = await openJourney();
    await site.user.click(await screen.findByRole('button', { name: 'Crear' }));
    const form = within(await screen.findByRole('dialog', { name: /^Crear Servicio: Hospedaje/ }));
    return { ...site, form };
  }

  const question = () => screen.findByRole('dialog', { name: '¿Descartar lo escrito?' });
  const noQuestion = () => expect(screen.queryByRole('dialog', { name: '¿Descartar lo escrito?' })).toBeNull();
  const isClosed = (name: string | RegExp) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

  describe('a service form', () => {
    test('in which nothing was typed closes at once', async () => {
      const { user } = await openHosting();
      await user.keyboard('{Escape}');
      await isClosed(/^Crear Servicio: Hospedaje/);
    });

    test.each(serviceKinds.flatMap((kind) => [['create', kind] as const, ['update', kind] as const]))(
      'to %s a service of kind %s counts as untouched until somebody types',
      async (mode, kind: ServiceKind) => {
        const { user } = await openJourney(
          journey({ services: [mode === 'create' ? pending(kind) : attached(kind, { cost: 10 })] }),
        );
        await user.click(await screen.findByRole('button', { name: mode === 'create' ? 'Crear' : 'Actualizar' }));
        await screen.findByRole('dialog');
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    );

    test('misses nothing of what it fills in by itself after a first attempt', async () => {
      const plans = Promise.withResolvers<Response>();
      api.on('GET /api/v1/utils/food_plan', () => plans.promise);
      const { user, form } = await openHosting();
      await user.click(form.getByRole('button', { name: 'Crear hospedaje' }));
      await waitFor(() => expect(form.getByLabelText('Plan de alimentación')).toBeInvalid());
      plans.resolve(json(200, [{ id: 'only', name: 'Desayuno', description: 'Solo desayuno' }]));
      await waitFor(() => expect(form.getByLabelText('Plan de alimentación')).toHaveValue('only'));
      await waitFor(() => expect(form.getByLabelText('Plan de alimentación')).toBeValid());
      expect(form.getByLabelText('Nombre')).toBeInvalid();
    });

    test.each<[string, (opened: Awaited<ReturnType<typeof openHosting>>) => Promise<void>]>([
      ['Escape', ({ user }) => user.keyboard('{Escape}')],
      ['its cross', ({ user, form }) => user.click(form.getByRole('button', { name: 'Cerrar' }))],
      ['Cancelar', ({ user, form }) => user.click(form.getByRole('button', { name: 'Cancelar' }))],
      ['the back button', async ({ router }) => act(() => router.navigate('/admin'))],
    ])('with typed text asks before %s drops it', async (_way, leave) => {
      const opened = await openHosting();
      const { user, form } = opened;
      await user.type(form.getByLabelText('Nombre'), 'Hotel Solymar');
      await leave(opened);
      await user.click(within(await question()).getByRole('button', { name: 'Seguir escribiendo' }));
      await waitFor(noQuestion);
      expect(form.getByLabelText('Nombre')).toHaveValue('Hotel Solymar');
      await leave(opened);
      await user.click(within(await question()).getByRole('button', { name: 'Descartar' }));
      await isClosed(/^Crear Servicio: Hospedaje/);
    });

    test('is not left by Escape in the question, which goes on with the writing', async () => {
      const { user, form } = await openHosting();
      await user.type(form.getByLabelText('Nombre'), 'Hotel');
      // A browser shows the question while the key is still on its way: whoever drops the focus then, drops the question's.
      const goesTo: (EventTarget | null)[] = [];
      document.addEventListener('focusout', ({ relatedTarget }) => goesTo.push(relatedTarget));
      await user.keyboard('{Escape}');
      expect(goesTo).not.toContain(null);
      const stay = within(await question()).getByRole('button', { name: 'Seguir escribiendo' });
      await waitFor(() => expect(stay).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(noQuestion);
      await waitFor(() => expect(form.getByLabelText('Nombre')).toHaveFocus());
      await user.keyboard(' Solymar');
      expect(form.getByLabelText('Nombre')).toHaveValue('Hotel Solymar');
    });
  });

  test('a payment that was begun asks before it is dropped', async () => {
    const { user } = await openJourney(journey());
    await user.click(await screen.findByRole('button', { name: 'Crear pago' }));
    const form = within(await screen.findByRole('dialog', { name: /^Crear pago · / }));
    await user.type(form.getByLabelText('Valor'), '120');
    await user.keyboard('{Escape}');
    await user.click(within(await question()).getByRole('button', { name: 'Descartar' }));
    await isClosed(/^Crear pago/);
  });

  test('a form opens on its first field where the pointer is fine, and its scrolling part is no stop of the keyboard', async () => {
    const { user } = await openJourney(journey());
    const matchMedia = window.matchMedia;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(pointer: fine)' });
    try {
      await user.click(await screen.findByRole('button', { name: 'Crear pago' }));
      const dialog = await screen.findByRole('dialog', { name: /^Crear pago · / });
      await waitFor(() => expect(dialog.querySelector('form')).toContainElement(document.activeElement as HTMLElement));
      expect(dialog.querySelectorAll('[tabindex="0"]:not(input, button, a, select)')).toHaveLength(0);
      expect((await axe(dialog)).violations).toEqual([]);
      await user.keyboard('{Escape}');
      await isClosed(/^Crear pago/);
      expect(screen.getByRole('button', { name: 'Crear pago' })).toHaveFocus();
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  test('a payment asks also when the back button is pressed right after a key, before the screen has shown it', async () => {
    const { user, router } = await openJourney(journey());
    await user.click(await screen.findByRole('button', { name: 'Crear pago' }));
    const form = within(await screen.findByRole('dialog', { name: /^Crear pago · / }));
    await act(async () => {
      fireEvent.input(form.getByLabelText('Valor'), { target: { value: '1' } });
      router.navigate('/admin');
    });
    await question();
    expect(form.getByLabelText('Valor')).toHaveValue('1');
  });

  test('documents that were chosen ask before their dialog closes', async () => {
    const { user } = await openJourney(journey({ services: [attached('travel_insurance', { cost: 10 })] }));
    // There is none to see yet: the button says what it opens.
    expect(screen.queryByRole('button', { name: 'Ver Pólizas' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Agregar documentos' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Documentos: / }));
    await user.upload(dialog.getByLabelText('Elegir archivos'), [
      new File(['%PDF-1.7'], 'poliza.pdf', { type: 'application/pdf' }),
      new File(['%PDF-1.7'], 'poliza-2.pdf', { type: 'application/pdf' }),
    ]);
    await user.keyboard('{Escape}');
    await user.click(within(await question()).getByRole('button', { name: 'Seguir escribiendo' }));
    await waitFor(noQuestion);
    expect(dialog.getByText('poliza-2.pdf')).toBeInTheDocument();
    await user.click(dialog.getByText('Cerrar'));
    await user.click(within(await question()).getByRole('button', { name: 'Descartar' }));
    await isClosed(/^Documentos: /);
  });
});
