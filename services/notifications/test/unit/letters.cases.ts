import { mailNames } from '@bitacora/contracts/messages';
import { plainSpaces } from '@bitacora/kernel/dates';
import { describe, expect, test } from '@jest/globals';
import { mailKindOf } from '../../src/mails/mail-kinds.ts';
import { shownMails } from '../../src/previews/samples.ts';
import { agency, write } from './fixture/written-mails.ts';

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

  test('a reported problem is answered by chat, by telephone or by mail, each in one press', async () => {
    const { html } = await write('problem-report');
    for (const href of ['tel:+593991234567', 'https://wa.me/593991234567', 'mailto:carlos@correo.ec']) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  test('a chat is offered with a mobile of who asks, and not with the number of a house', async () => {
    expect((await write('quote-alert', [{ phone: '0991234567' }])).html).toContain('https://wa.me/593991234567');
    const { html } = await write('quote-alert', [{ phone: '042301999' }]);
    expect(html).toContain('tel:+59342301999');
    expect(html).not.toContain('https://wa.me/59342301999');
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

  test('a letter about a journey abroad says numbers with their country', async () => {
    const abroad = { is_abroad: true };
    for (const template of ['luggage-answered', 'problem-answered']) {
      const { text } = await write(template, [abroad]);
      expect(text).toContain('Emergencias en viaje: +593 99 000 0000');
      expect(text).toContain('Teléfono +593 4 200 0000\n');
    }
  });

  test('the answer to a question leads to the proposal, and to the agency once its link opens nothing', async () => {
    expect((await write('question-answered')).text).toMatch(/Ver la propuesta:\s+\S+\/propuesta\/a%2Bb%2Fc/);
    const { text } = await write('question-answered', [{}], { hasLink: false });
    expect(text).toContain('Ver nuestros contactos');
    expect(text).not.toContain('/propuesta/');
  });

  test('a question and its answer say of a proposal that was accepted already that it was, and not how to accept it', async () => {
    const ofAccepted = { is_accepted: true };
    expect((await write('proposal-question', [ofAccepted])).text).toContain('la propuesta 1, que ya aceptó:');
    expect((await write('proposal-question')).text).toContain('la propuesta 1:');
    const { text } = await write('question-answered', [ofAccepted]);
    expect(text).toContain('Usted ya aceptó la propuesta: vale como está en el enlace.');
    expect(text).not.toMatch(/antes de aceptarla|puede aceptarla/);
    const closed = await write('question-answered', [ofAccepted], { hasLink: false });
    expect(closed.text).not.toMatch(/acept|enlace/);
  });

  test('staff have a name for every kind of mail, and for what is shown of one by itself', () => {
    expect(Object.keys(mailNames).sort()).toEqual(shownMails.map(({ template }) => template).sort());
  });
});
