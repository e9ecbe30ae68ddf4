import { mailNames } from '@bitacora/contracts/messages';
import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { plainSpaces } from '@bitacora/kernel/dates';
import { describe, expect, test } from '@jest/globals';
import { mailKindOf } from '../../src/mails/mail-kinds.ts';
import { itemOf } from '../../src/previews/sample-journey.ts';
import { sampleLuggage } from '../../src/previews/sample-luggage.ts';
import { calledOff } from '../../src/previews/samples.ts';
import { shownMails } from '../../src/previews/samples.ts';
import { agency, recordOf, write, journey } from './fixture/written-mails.ts';

describe('letters', () => {
  const EXPIRY = 'vence el vie 12 jul, 22:30 Guayaquil';

  test('the mail of a discarded password never says that the password is still the same', async () => {
    const asked = await write('password-reset');
    expect(asked.text).toContain('su contraseña sigue igual');
    for (const reason of ['email-change-undone', 'by-operator', 'email-confirmed']) {
      const { text } = await write('password-reset', [{ reason }]);
      expect(text).not.toContain('sigue igual');
      expect(text).toMatch(/ya no sirve|anulamos/);
    }
  });

  test('the mail that opens an account speaks to staff of their work, and to a traveller of the trips', async () => {
    const traveller = await write('activation');
    expect(traveller.text).toContain('Bitácora Viajes creó una cuenta para usted');
    expect(traveller.text).toContain('viajes');
    expect(traveller.text).toContain('Su usuario es su número de cédula; si no la tiene, el de su pasaporte.');
    const staff = await write('activation', [{ reason: 'staff' }]);
    expect(staff.text).toContain('trabajar en la plataforma');
    expect(staff.text).toContain('Su usuario es su número de cédula.');
  });

  test('who forgot the password is told the user name, too', async () => {
    const { text } = await write('password-reset');
    expect(text).toContain('Su usuario es su número de cédula; si no la tiene, el de su pasaporte.');
  });

  test('what somebody wrote says its numbers and addresses to press, and its reader their own words as they are', async () => {
    const description = 'Mi número en Lima: +51 987 654 321. Escríbame a ana@correo.pe; mi cédula es 0920000023.';
    const { html, text } = await write('problem-report', [{ description }]);
    expect(html).toMatch(/<a [^>]*href="tel:\+51987654321"[^>]*>\+51 987 654 321<\/a>\./);
    expect(html).toMatch(/<a [^>]*href="mailto:ana@correo\.pe"[^>]*>ana@correo\.pe<\/a>;/);
    expect(html).toContain('mi cédula es 0920000023.');
    expect(text).toContain(`> ${description}\n`);
    const own = await write('problem-answered', [{ description, answer: 'Llámeme al 099 000 1201.' }]);
    expect(own.html).toMatch(/<a [^>]*href="tel:\+593990001201"[^>]*>099 000 1201<\/a>\./);
    expect(own.html).not.toContain('tel:+51987654321');
  });

  test.each([
    '1790012345',
    '1700000001',
    '0920000023',
    '092000002-3',
    'jiménez@correo.ec',
    '12000000003',
    '2026-11-30',
    '18005551234',
    '2100000001',
    '20261130',
  ])('what nobody dials or writes to as it stands is no link: %s', async (digits) => {
    const { html } = await write('problem-report', [{ description: `Anote ${digits}, por favor.` }]);
    expect(html).toContain(`Anote ${digits}, por favor.`);
  });

  test('a number of a company, and one by its country without its sign, are dialled, too', async () => {
    const { html } = await write('problem-report', [
      { description: 'Al 1800 123 456, 1-700-111-222; 04 230 1200, 15 días, o 593990001201.' },
    ]);
    for (const number of ['1800123456', '1700111222', '+59342301200', '+593990001201'])
      expect(html).toContain(`href="tel:${number}"`);
  });

  test.each([
    ['+49 170 0123456', 'tel:+491700123456'],
    ['Cel.: 0991234567\nCasa: 04 230 1200', 'tel:+593991234567', 'tel:+59342301200'],
    ['1700 123 456', 'tel:1700123456'],
    ['…ana@correo.ec.', 'mailto:ana@correo.ec'],
  ])('what is written %j is dialled or written to as it stands', async (description, ...links) => {
    const { html } = await write('problem-report', [{ description }]);
    for (const link of links) expect(html).toContain(`href="${link}"`);
  });

  test('what is written beside a fact says its numbers and addresses to press, too', async () => {
    const said = 'Pregunte a Juan, 04 230 1200, juan@buceo.ec.';
    const isReached = (html: string) => /href="tel:\+59342301200"[^]*href="mailto:juan@buceo\.ec"/.test(html);
    const off = calledOff({ ...journey }, 'item-air_ticket');
    const services = off.services?.map((one) => ({
      ...one,
      cancellation: one.cancellation && { ...one.cancellation, reason: said },
    }));
    const diving = recordOf('activity');
    const about = [{ kind: 'activity', record: diving.id, item: itemOf('activity') }];
    for (const { html } of [
      await write('service-cancelled', [{}], { journey: { ...off, services } }),
      await write('service-ready', about, {
        records: [{ ...diving, details: { ...diving.details, description: said } }],
      }),
      await write('proposal', [{ services: [{ kind: 'activity', text: said }] }]),
    ]) {
      expect(isReached(html)).toBe(true);
    }
  });

  test('a reported problem is answered by chat, by telephone or by mail, each in one press', async () => {
    const { html } = await write('problem-report');
    for (const href of ['tel:+593991234567', 'https://wa.me/593991234567', 'mailto:carlos@correo.ec']) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  test.each(['activation', 'password-reset'])('the mail %s says until when its link serves', async (template) => {
    const { text, html } = await write(template);
    expect(text).toContain(EXPIRY);
    expect(plainSpaces(html)).toContain(EXPIRY);
    expect(html).not.toContain('vie 12 jul');
  });

  test.each([
    ['proposal', { owner: null }],
    ['proposal-confirmed', { owner: null }],
    ['question-answered', { owner: null }],
    ['problem-answered', { owner: null }],
    ['luggage-answered', { adviser: null, price_cents: null }],
    ['service-ready', {}],
    ['quote-received', {}],
  ])(
    'the mail %s that the agency answers itself says once how to reach it, and is answered to it',
    async (template, change) => {
      const { html, text, replyTo } = await write(template, [change], { adviser: null });
      for (const href of ['tel:+59342000000', 'https://wa.me/593987654321', `mailto:${agency.email}`]) {
        // A chat begins with words of its own.
        expect(html.split(`href="${href}`).filter((rest) => /^[?"]/.test(rest))).toHaveLength(1);
      }
      expect(text).toContain('Malecón 100, Guayaquil');
      expect(replyTo).toEqual({ name: agency.name, address: agency.email });
    },
  );

  describe('the quote alert', () => {
    test('says all that the visitor wrote, until when to answer, and is answered to the visitor', async () => {
      const mail = await write('quote-alert');
      for (const part of [plainSpaces(mail.html), mail.text]) {
        for (const written of ['Rosa Villacís', '099 123 4567', 'rosa@correo.ec', 'Perú', 'vie 12 jul']) {
          expect(part).toContain(written);
        }
      }
      expect(mail.html).toContain('href="tel:+593991234567"');
      expect(mail.html).toContain('href="mailto:rosa@correo.ec"');
      expect(mail.html).toContain('href="https://wa.me/593991234567"');
      expect(mail.text).toContain('Perú\nSalida vie 12 jul · 2 adultos, 1 niño\n');
      expect(mail.text).toContain('Recibida: lun 1 jul, 09:05 Guayaquil');
      expect(mail.text).toContain('Responder hasta:\nmar 2 jul, 09:05 Guayaquil');
      expect(mail.replyTo).toEqual({ name: 'Rosa Villacís', address: 'rosa@correo.ec' });
      expect(mail.subject).toBe('Nueva cotización: Rosa Villacís quiere viajar a Perú');
    });

    test('says the year of a journey that is not in this one', async () => {
      const { text } = await write('quote-alert', [{ travel_date: '2031-01-05' }]);
      expect(text).toContain('\nSalida dom 5 ene 2031 · 2 adultos');
    });

    test('shows markup of a visitor as text and lets nobody add a header', async () => {
      const mail = await write('quote-alert', [
        { first_name: '<script>alert(1)</script>', last_name: 'X\r\nBcc: todos@x.ec' },
      ]);
      expect(mail.html).not.toContain('<script>');
      expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.replyTo?.name).not.toMatch(/[\r\n]/);
    });
  });

  describe('the mail that a quote arrived', () => {
    test('says what was asked, until when it is answered, what comes next, and that nothing is charged', async () => {
      const { subject, text, html } = await write('quote-received');
      expect(subject).toBe('Recibimos su solicitud de cotización para viajar a Perú');
      expect(text).toContain('Destino: Perú\nSalida: vie 12 jul\nAdultos: 2\nNiños: 1\n');
      expect(text).toContain('Le respondemos hasta:\nmar 2 jul, 09:05 Guayaquil');
      expect(text).toContain('le envía una propuesta por correo');
      expect(text).toContain('no se cobra nada');
      expect(text).toContain('Si usted no pidió esto, no haga nada.');
      expect(html).toContain('href="tel:+59342000000"');
    });

    test.each(['answered', 'closed'])('is written to nobody once the quote was %s', async (ended) => {
      const quote = { [`${ended}_at`]: '2030-07-01T14:30:00.000Z' };
      await expect(write('quote-received', [{}], { quote })).rejects.toThrow('nothing is left to tell');
    });

    test('has no word of the visitor in it, for the address may be of somebody else', async () => {
      const advert = { first_name: 'Gane en oferta.example', last_name: 'Llame ya', phone: '+1 900 555 0100' };
      const kind = mailKindOf('quote-received');
      expect(
        Object.keys(kind.data.parse({ ...(kind.sample as object), ...advert, notes: 'x', email: 'a@b.ec' }) as object),
      ).toEqual(Object.keys(kind.sample as object));
      const { html, text, subject } = await write('quote-received', [advert]);
      for (const part of [html, text, subject]) expect(part).not.toMatch(/oferta|Llame ya|900 555/);
    });
  });

  describe('the mail that a proposal was accepted', () => {
    test('says what was accepted, for how much, when, who travels, what comes next, and that nothing is charged', async () => {
      const { subject, text, html } = await write('proposal-confirmed');
      expect(subject).toBe('Confirmamos que aceptó su propuesta de viaje a Perú');
      expect(text).toContain('María José Andrade ya sabe que usted aceptó la propuesta 1:');
      expect(text).toContain('Boleto Aéreo: Guayaquil a Lima y regreso, con una maleta de 23 kg\n');
      expect(text).toContain('Hospedaje: Cinco noches en Miraflores, con desayuno\n');
      expect(text).toContain('Precio total: $2.340,50\n');
      expect(text).toContain('Viajan: Rosa Villacís, Emilia Paz · falta 1 nombre\n');
      expect(text).toContain('Aceptada: lun 1 jul, 09:05 Guayaquil');
      expect(text).toContain('Su asesor le escribe para confirmar y acordar el pago, y registra su viaje.');
      expect(text).toContain('Aceptar no le cobra nada.');
      expect(plainSpaces(html)).toContain('Precio total: $2.340,50 · Salida vie 12 jul · 2 adultos, 1 niño');
    });

    test('leads to the proposal, and to the frequent questions where its link opens nothing', async () => {
      expect((await write('proposal-confirmed')).text).toMatch(/Ver la propuesta:\s+\S+\/propuesta\/a%2Bb%2Fc/);
      const { text } = await write('proposal-confirmed', [{}], { hasLink: false });
      expect(text).toMatch(/Ver preguntas frecuentes:\s+\S+\/questions_and_answers/);
      expect(text).not.toMatch(/propuesta\/|En el enlace/);
    });

    test('names nobody whom its visitor did not name', async () => {
      const { text } = await write('proposal-confirmed', [
        { travellers: [{ kind: 'adult', first_name: '', last_name: '' }] },
      ]);
      expect(text).not.toMatch(/Viajan|falta/);
    });
  });

  describe('the mail to the address that an account has left', () => {
    test('says when it was left, for what masked address, and whom to call if it was somebody else', async () => {
      const mail = await write('email-changed');
      for (const part of [plainSpaces(mail.html), mail.text]) {
        expect(part.replaceAll(/<[^>]*>/g, '')).toContain('vie 12 jul, 15:04 Guayaquil');
        expect(part).toContain('r***@correo.ec');
        expect(part).toContain('pulse «No fui yo»');
        expect(part).toContain(EXPIRY);
        expect(part).toContain('llame enseguida a su agencia.');
      }
      expect(mail.text).toContain('Teléfono de la agencia: (04) 200-0000');
      expect(mail.text).toContain('Si no contestan: 099 000 0000');
      expect(mail.subject).toBe('Su correo en Bitácora Viajes cambió');
    });

    test('counts the day in Guayaquil', async () => {
      const { text } = await write('email-changed', [{ changed_at: '2030-07-13T03:30:00.000Z' }]);
      expect(text).toContain('vie 12 jul, 22:30');
    });

    test('goes out without numbers that are not known', async () => {
      const { emergency_phone: _, chat_numbers: __, ...before } = agency;
      const { text: old } = await write('email-changed', [{}], { agency: before });
      expect(old).not.toMatch(/Si no contestan|Chat/);
      const { subject, text, replyTo } = await write('email-changed', [{}], { agency: null });
      expect(subject).toBe('Su correo en Bitácora cambió');
      expect(text).toContain('llame enseguida a su agencia');
      expect(replyTo).toBeUndefined();
    });
  });

  describe('the mail about a reported problem', () => {
    test('says all that the traveller wrote, line by line, and is answered to the traveller', async () => {
      const mail = await write('problem-report');
      for (const part of [plainSpaces(mail.html), mail.text]) {
        for (const said of ['R-000012', 'Carlos Muñoz', '099 123 4567', 'Lima, Perú, vie 12 jul', 'recepcion.pdf']) {
          expect(part).toContain(said);
        }
      }
      expect(mail.html).toContain('href="tel:+593991234567"');
      expect(mail.html).toContain('href="mailto:carlos@correo.ec"');
      expect(mail.text).toContain('Enviado: lun 1 jul, 09:05 Guayaquil');
      expect(mail.text).toContain('> El voucher del hotel tiene otra fecha.\n> \n> ¿Pueden corregirlo?\n');
      expect(mail.replyTo).toEqual({ name: 'Carlos Muñoz', address: 'carlos@correo.ec' });
      expect(mail.subject).toBe('R-000012: Carlos Muñoz reportó un problema (viaje a Lima, Perú)');
    });

    test('of a traveller without an address is answered to nobody, and says so', async () => {
      const mail = await write('problem-report', [{ email: null, journey: null, file: null }]);
      expect(mail.replyTo).toBeUndefined();
      expect(mail.text).toContain('no tiene correo registrado');
    });

    test('shows markup as text', async () => {
      const { html } = await write('problem-report', [{ description: '<img src=x>' }]);
      expect(html).toContain('&lt;img src=x&gt;');
    });
  });

  describe('the mails about luggage', () => {
    const flight = { records: [recordOf('air_ticket')] };
    const about = [{ package_service: 'item-air_ticket' }];
    const leftNow = () => {
      const starts = { local: '2030-06-30T08:00', zone: AGENCY_TIME_ZONE };
      return { ...recordOf('air_ticket'), starts, ends: starts };
    };

    test.each(['luggage-requested', 'luggage-answered'])(
      '%s says which flight it is, when and where by the clock of each place, and its code',
      async (template) => {
        const { text } = await write(template, about, flight);
        expect(text).toContain('Boleto Aéreo, Ida\nVuelo Guayaquil – Baltra\nLATAM Ecuador XL 1411');
        expect(text).toContain('Salida: jue 10 jul 2031, 10:00 Guayaquil');
        expect(text).toContain('Código de reserva: K7PQ2M');
        // Said once.
        expect(text).not.toContain('Boleto: ');
      },
    );

    test('staff answer before the flight leaves, where that is sooner than what was promised', async () => {
      const departure = { local: '2030-07-02T09:00', zone: AGENCY_TIME_ZONE };
      const due = async (leaves: typeof departure | null) =>
        (await write('luggage-requested', [{ ...about[0], departure: leaves }], flight)).text;
      expect(await due(departure)).toContain('Responder hasta:\nmar 2 jul, 09:00 Guayaquil\n');
      expect(await due({ ...departure, local: '2030-07-12T09:00' })).toContain(
        'Responder hasta:\njue 4 jul, 09:05 Guayaquil\n',
      );
      expect(await due(null)).toContain('Responder hasta:\njue 4 jul, 09:05 Guayaquil\n');
      const soon = { ...recordOf('air_ticket'), starts: departure, ends: departure };
      const reminder = await write('luggage-reminder', [{}], { records: [soon] });
      expect(reminder.text).toContain('Responder hasta:\nmar 2 jul, 09:00 Guayaquil\n');
    });

    test('tell who travels by when to be at its airport, and what its fare takes along', async () => {
      const { text } = await write('luggage-answered', about, flight);
      expect(text).toContain('Esté en el aeropuerto a más tardar: jue 10 jul 2031, 07:00 Guayaquil');
      expect(text).toContain('\nEquipaje: ');
    });

    test('tell by which flight what was asked for is to go, and that it goes once it was added', async () => {
      const given = { outcome: 'added', price_cents: null } as const;
      const answer = { ...given, text: 'Listo.', at: '2030-06-30T14:00:00.000Z' };
      const luggage = [{ ...sampleLuggage, luggage: 'Esquí', status: 'answered' as const, answer }];
      const { text } = await write('luggage-answered', [{ ...about[0], ...given, luggage: 'Esquí' }], {
        ...flight,
        luggage,
      });
      expect(text).toContain('Equipaje pedido: Esquí');
      expect(text).toContain('Equipaje agregado: 2 × Esquí');
    });

    test('say beside the subject what is still lacking, whatever the adviser wrote', async () => {
      const { html } = await write('luggage-answered', [{ ...about[0], text: 'Listo, va con usted.' }], flight);
      expect(html).toContain('Todavía no está agregado · $90,00 · Listo, va con usted.');
    });

    test('tell staff what the fare takes along, also when nobody answered yet', async () => {
      for (const [template, row] of [
        ['luggage-requested', about],
        ['luggage-reminder', [{}]],
      ] as const) {
        const { text } = await write(template, row, flight);
        expect(text).toContain('\nEquipaje: ');
        expect(text).toContain('Código de reserva: K7PQ2M');
        expect(text.match(/Vuelo Guayaquil – Baltra/g)).toHaveLength(1);
      }
    });

    test.each([
      ['the ticket', 'item-air_ticket'],
      ['its journey', null],
    ])('name the ticket alone once %s was called off, which they leave to its own mail', async (_, item) => {
      const off = { ...flight, journey: calledOff({ ...journey }, item) };
      const refused = [{ ...about[0], outcome: 'refused', price_cents: null }];
      const { text } = await write('luggage-answered', refused, off);
      expect(text).toContain('Boleto: Boleto Aéreo, Ida');
      expect(text).not.toMatch(/Vuelo Guayaquil|K7PQ2M|Motivo|no vale/);
    });

    test('the answer to a report opens a chat that names it', async () => {
      const { html } = await write('problem-answered');
      const [chat] = /https:\/\/wa\.me\/[^"]*/.exec(html) ?? [];
      expect(decodeURIComponent(chat ?? '')).toMatch(/Hola, soy .*\. Le escribo por mi reporte R-000012\.$/);
    });

    test('open a chat that says who writes and about which journey', async () => {
      const { html } = await write('luggage-answered', about, flight);
      const [chat] = /https:\/\/wa\.me\/[^"]*/.exec(html) ?? [];
      expect(decodeURIComponent(chat ?? '')).toMatch(
        /Hola, soy .*\. Le escribo por mi viaje a Lima, Perú \(12 de julio de 2030\)\.$/,
      );
    });

    test.each([
      ['was called off', { journey: calledOff({ ...journey }, 'item-air_ticket') }, 'added'],
      ['was called off with its journey', { journey: calledOff({ ...journey }, null) }, 'accepted'],
      ['was taken out', { journey: { ...journey, services: [] } }, 'accepted'],
      ['has left', { records: [leftNow()] }, 'accepted'],
    ])(
      'are silent of what is to be added to a ticket that %s, and still say that it cannot be',
      async (_, world, outcome) => {
        const tell = (said: object) => write('luggage-answered', [{ ...about[0], ...said }], { ...flight, ...world });
        await expect(tell({ outcome })).rejects.toThrow('nothing is left to tell');
        expect((await tell({ outcome: 'refused', price_cents: null })).subject).toMatch(/^No se puede/);
      },
    );

    test.each(['answered', 'withdrawn', 'suspended'] as const)(
      'ask nobody for an answer to what is %s',
      async (status) => {
        const tell = (of: object) =>
          write('luggage-requested', [{ ...about[0], id: sampleLuggage.id }], {
            ...flight,
            luggage: [{ ...sampleLuggage, ...of }],
          });
        await expect(tell({ status })).rejects.toThrow('nothing is left to tell');
        expect((await tell({ status: 'open' })).subject).toContain('pide equipaje');
      },
    );

    test('name the ticket where its record was taken back, or a row from before does not say which it is', async () => {
      const rows = [{}, { package_service: undefined }];
      for (const row of rows)
        expect((await write('luggage-requested', [row], flight)).text).toContain('Boleto: Boleto Aéreo, Ida');
      expect((await write('luggage-answered', [{}], { records: [] })).text).toContain('Boleto: Boleto Aéreo, Ida');
    });
  });

  test.each(['proposal-accepted', 'proposal-confirmed', 'proposal-question'])(
    '%s says where its visitor wants to go',
    async (template) => {
      expect((await write(template)).text).toContain('\nPerú\nSalida vie 12 jul · 2 adultos, 1 niño\n');
    },
  );

  describe('an answer', () => {
    /** Whatever a chat begins with. */
    const linkTo = (target: string) => new RegExp(`href="${target.replace('+', '\\+')}(\\?text=[^"]*)?"`);

    test.each([
      ['luggage-answered', 'Su asesor de viaje', true],
      ['problem-answered', 'Quién le atiende', true],
      ['proposal', 'Quién le atiende', false],
      ['proposal-confirmed', 'Quién le atiende', false],
      ['question-answered', 'Quién le atiende', false],
    ])('%s says who answers, with phone, chat and address', async (template, label, isTraveller) => {
      const { html, text } = await write(template);
      expect(text).toContain(`${label}: María José Andrade`);
      for (const target of ['tel:+593991234567', 'https://wa.me/593991234567', 'mailto:maria@bitacora.example'])
        expect(html).toMatch(linkTo(target));
      expect(text.includes('Emergencias en viaje')).toBe(isTraveller);
    });

    test.each(['luggage-answered', 'problem-answered', 'proposal', 'proposal-confirmed', 'question-answered'])(
      '%s of nobody who works there any more is reached at the agency, and so is a row from before without a number',
      async (template) => {
        const who = template === 'luggage-answered' ? 'adviser' : 'owner';
        const nobody = await write(template, [{ [who]: null }]);
        expect(nobody.text).not.toContain('María José');
        expect(nobody.text).toContain('Quién le atiende: Bitácora Viajes');
        const before = await write(template, [
          { [who]: { name: 'María José Andrade', email: 'maria@bitacora.example' } },
        ]);
        for (const { html } of [nobody, before]) {
          expect(html).toContain('href="tel:+59342000000"');
          expect(html).toMatch(linkTo('https://wa.me/593987654321'));
        }
      },
    );
  });

  test('the answer to luggage that can be added says what is to be done for it, and a refusal asks for nothing', async () => {
    const told = async (change: object) => (await write('luggage-answered', [change])).text;
    const priced = await told({ price_cents: 9_000, pay_until: undefined });
    expect(priced).toContain('Todavía no está agregado:\nSe agrega cuando usted paga $90,00.');
    expect(priced).toContain('Transferencia a Banco Pichincha:');
    expect(await told({ price_cents: 9_000, pay_until: '2030-07-05' })).toContain(
      'Se agrega cuando usted paga $90,00, hasta el',
    );
    const over = await told({ price_cents: 9_000, pay_until: '2030-06-05' });
    expect(over).toContain('Había que pagarlo hasta el mié 5 jun. Si no lo pagó, pregunte si aún se puede');
    expect(over).not.toMatch(/Transferencia a|usted paga/);
    const free = await told({ price_cents: 0 });
    expect(free).toContain('Todavía no está agregado:\nLlámenos o responda a este correo para confirmarlo.');
    expect(free).not.toContain('Transferencia a');
    const added = await told({ outcome: 'added', price_cents: null });
    expect(added).toContain('El equipaje que pidió ya está agregado\n');
    expect(added).toContain('No tiene que pagar nada más por este equipaje.');
    expect(added).not.toMatch(/Precio|Todavía no|Transferencia a|usted paga/);
    const refused = await told({ outcome: 'refused', price_cents: 9_000 });
    expect(refused).not.toMatch(/Todavía no|Transferencia a|usted paga/);
  });

  test('the answer to luggage is told nobody once a newer one to the same request is here', async () => {
    const [before, then, after] = ['2030-07-01T09:00:00.000Z', '2030-07-01T15:00:00.000Z', '2030-07-01T16:00:00.000Z'];
    const { id } = sampleLuggage;
    const tell = async (told: object, newest?: string) => {
      const answer = { outcome: 'refused' as const, ...(newest && { at: newest }) };
      const world = { luggage: [{ ...sampleLuggage, status: 'answered' as const, answer }] };
      return (await write('luggage-answered', [told], world)).subject;
    };
    await expect(tell({ id, at: then }, after)).rejects.toThrow('nothing is left to tell');
    // What arrived here may be older than the mail, or be from before it was kept when an answer was given.
    for (const newest of [before, then, undefined]) expect(await tell({ id, at: then }, newest)).toMatch(/^Podemos/);
    // Rows of the ledger from then do not say to which request: one like it that was answered otherwise tells.
    const { package_service } = sampleLuggage;
    await expect(tell({ package_service }, after)).rejects.toThrow('nothing is left to tell');
    for (const other of [
      { package_service: itemOf('hosting') },
      { package_service, pieces: 3 },
      { package_service, outcome: 'refused' },
    ]) {
      expect(await tell(other, after)).toMatch(/^(Podemos|No se puede)/);
    }
  });

  test('the answer to luggage of a ticket that was called off is told where it is that it cannot be added', async () => {
    const package_service = itemOf('air_ticket');
    const off = [calledOff({ ...journey }, package_service), calledOff({ ...journey }, null)];
    for (const one of off) {
      const told = (outcome: string) => write('luggage-answered', [{ outcome, package_service }], { journey: one });
      expect((await told('refused')).subject).toMatch(/^No se puede agregar/);
      for (const outcome of ['accepted', 'added'])
        await expect(told(outcome)).rejects.toThrow('nothing is left to tell');
    }
  });

  test('the answer to luggage of a ticket in whose place another one came is told where it is that it cannot be added', async () => {
    const { id, package_service } = sampleLuggage;
    const ticket = recordOf('air_ticket');
    const tell = async (outcome: 'accepted' | 'refused', record: string) => {
      const answer = { outcome, at: '2030-07-01T15:00:00.000Z', record };
      const luggage = [{ ...sampleLuggage, status: 'answered' as const, answer }];
      const former = { ...ticket, id: 'record-former', package_service: null };
      const world = { luggage, records: [ticket, former] };
      return (await write('luggage-answered', [{ id, package_service, outcome }], world)).subject;
    };
    expect(await tell('accepted', ticket.id)).toMatch(/^Podemos agregar/);
    // The news of the ticket of which it was given may still be on the way here.
    expect(await tell('accepted', 'record-unknown')).toMatch(/^Podemos agregar/);
    await expect(tell('accepted', 'record-former')).rejects.toThrow('nothing is left to tell');
    expect(await tell('refused', 'record-former')).toMatch(/^No se puede agregar/);
  });

  test('a letter about a journey abroad says numbers with their country', async () => {
    const abroad = { is_abroad: true };
    for (const template of ['luggage-answered', 'problem-answered']) {
      const { text } = await write(template, [abroad]);
      expect(text).toContain('Emergencias en viaje: +593 99 000 0000');
      expect(text).toContain('Teléfono +593 4 200 0000\n');
    }
  });

  test('the answer to luggage says in its subject what it is', async () => {
    expect((await write('luggage-answered')).subject).toMatch(
      /^Podemos agregar su equipaje: falta su pago · 2 × Equipaje de bodega \(23 kg\) \(viaje a /,
    );
    const refused = await write('luggage-answered', [{ outcome: 'refused', price_cents: null }]);
    expect(refused.subject).toMatch(/^No se puede agregar el equipaje que pidió · 2 × Equipaje de bodega/);
  });

  test('the answer to a question leads to the proposal, and to the agency once its link opens nothing', async () => {
    expect((await write('question-answered')).text).toMatch(/Ver la propuesta:\s+\S+\/propuesta\/a%2Bb%2Fc/);
    const { text } = await write('question-answered', [{}], { hasLink: false });
    expect(text).toContain('Ver nuestros contactos');
    expect(text).not.toContain('/propuesta/');
  });

  test('staff have a name for every kind of mail, and for what is shown of one by itself', () => {
    expect(Object.keys(mailNames).sort()).toEqual(shownMails.map(({ template }) => template).sort());
  });

  test.each([
    [{}, 'así le llega al viajero'],
    [{ email: null }, 'avísele por teléfono'],
    [{ email: null, phone: null }, 'no tiene correo ni teléfono registrados'],
  ])('a request for luggage says how its traveller hears of the answer: %j', async (change, said) => {
    expect((await write('luggage-requested', [change])).text).toContain(said);
  });
});
