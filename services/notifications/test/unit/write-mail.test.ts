import { describe, expect, test } from '@jest/globals';
import type { AnyMailKind } from '../../src/mails/mail-kind.ts';
import { mailKindOf, mailKinds } from '../../src/mails/mail-kinds.ts';
import type { Projected } from '../../src/persistence/projected-snapshots.ts';
import { writeMail } from '../../src/sending/write-mail.tsx';

const agency = {
  ruc: '0993371112001',
  name: 'Bitácora Viajes',
  address: 'Malecón 100, Guayaquil',
  phone: '042000000',
  email: 'hola@bitacora.example',
  emergency_phone: '0990000000',
};

const write = (
  kind: AnyMailKind,
  changes: object = {},
  sender: Projected<'agencies'> | null = agency,
  hasLink = true,
) =>
  writeMail(kind, {
    id: '01920000-0000-7000-8000-00000000000a',
    data: { ...(kind.sample as object), ...changes },
    recipient: { email: 'maria@bitacora.example', name: 'María José' },
    agency: sender,
    from: 'viajes@bitacora.example',
    publicUrl: 'https://bitacora.example',
    token: kind.secret && hasLink ? { uid: 'MTIz', token: 'a+b/c' } : null,
    expiresAt: kind.secret && hasLink ? new Date('2030-07-13T03:30:00Z') : null,
  });

const links: Record<string, string> = {
  'quote-alert': 'https://bitacora.example/admin/quotes?quote=01920000-0000-7000-8000-000000000001',
  activation: 'https://bitacora.example/user/activate/MTIz/a%2Bb%2Fc',
  'password-reset': 'https://bitacora.example/user/password/reset/confirm/MTIz/a%2Bb%2Fc',
  'login-attempts': 'https://bitacora.example/user/password/reset/confirm/MTIz/a%2Bb%2Fc',
  'email-confirmation': 'https://bitacora.example/user/confirm_email/MTIz/a%2Bb%2Fc',
  'email-change-requested': 'https://bitacora.example/user/undo_email/MTIz/a%2Bb%2Fc',
  'account-confirmation': 'https://bitacora.example/user/confirm_account/MTIz/a%2Bb%2Fc',
  'email-changed': 'https://bitacora.example/user/undo_email/MTIz/a%2Bb%2Fc',
  'service-ready': 'https://bitacora.example/my_journeys/01920000-0000-7000-8000-000000000002',
  'problem-report': 'https://bitacora.example/admin/problem_reports?report=01920000-0000-7000-8000-000000000003',
};

describe.each(mailKinds.map((kind) => [kind.template, kind] as const))('the mail %s', (template, kind) => {
  test('has its one link in HTML and in plain text, and names its reader and the agency', async () => {
    const mail = await write(kind);
    const link = links[template] ?? 'no link is expected';
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('María José');
      expect(part).toContain('Malecón 100');
    }
    expect(mail.text).toContain('Teléfono (04) 200-0000');
    // A number to press, which no narrow screen breaks in its middle.
    expect(mail.html).toMatch(/<a href="tel:042000000" style="[^"]*white-space:nowrap[^"]*">\(04\) 200-0000<\/a>/);
    expect(mail.text).not.toContain('tel:');
    expect(mail.html).toContain('lang="es"');
    expect(mail).toMatchObject({
      from: { name: 'Bitácora Viajes', address: 'viajes@bitacora.example' },
      to: { name: 'María José', address: 'maria@bitacora.example' },
      messageId: '<01920000-0000-7000-8000-00000000000a@bitacora.example>',
    });
  });

  test('addresses its reader as usted', async () => {
    const { text, subject } = await write(kind);
    expect(`${subject} ${text}`).not.toMatch(/\b(tu|tus|tú|te|ti|contigo)\b/i);
  });
});

test('the mail of a discarded password never says that the password is still the same', async () => {
  const asked = await write(mailKindOf('password-reset'));
  expect(asked.text.replaceAll(/\s+/g, ' ')).toContain('su contraseña sigue igual');
  for (const reason of ['email-change-undone', 'by-operator']) {
    const { text } = await write(mailKindOf('password-reset'), { reason });
    expect(text).not.toContain('sigue igual');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('ya no sirve');
  }
});

test('the mail that opens an account speaks to staff of their work, and to a traveller of the trips', async () => {
  const [traveller, staff] = [{}, { reason: 'staff' }].map((data) => write(mailKindOf('activation'), data));
  expect((await traveller)?.text).toContain('viajes');
  expect((await staff)?.text).toContain('trabajar en la plataforma');
});

test.each(['activation', 'password-reset'])('the mail %s says until when its link serves', async (template) => {
  const { text, html } = await write(mailKindOf(template));
  for (const part of [text, html]) {
    expect(part).toContain('vence el 12 de julio de 2030 a las 22:30 (hora de Guayaquil)');
  }
});

describe('the quote alert', () => {
  const quoteAlert = mailKindOf('quote-alert');

  test('says all that the visitor wrote, and is answered to the visitor', async () => {
    const mail = await write(quoteAlert);
    for (const part of [mail.html, mail.text]) {
      for (const written of ['Rosa Villacís', '099 123 4567', 'rosa@correo.ec', 'Perú', '12 de julio de 2030']) {
        expect(part).toContain(written);
      }
    }
    expect(mail.text).toContain('Adultos: 2');
    expect(mail.text).toContain('Niños: 1');
    expect(mail.replyTo).toEqual({ name: 'Rosa Villacís', address: 'rosa@correo.ec' });
    expect(mail.subject).toBe('Nueva cotización: Rosa Villacís quiere viajar a Perú');
  });

  test('shows markup of a visitor as text and lets nobody add a header', async () => {
    const mail = await write(quoteAlert, {
      first_name: '<script>alert(1)</script>',
      last_name: 'X\r\nBcc: todos@x.ec',
    });
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.replyTo?.name).not.toMatch(/[\r\n]/);
  });
});

describe('the mail to the address that an account has left', () => {
  const emailChanged = mailKindOf('email-changed');

  test('says when it was left, for what masked address, and whom to call if it was somebody else', async () => {
    const mail = await write(emailChanged);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('12 de julio de 2030 a las 15:04 (hora de Guayaquil)');
      expect(part).toContain('r***@correo.ec');
      expect(part).toContain('pulse «No fui yo»');
      expect(part).toContain('vence el 12 de julio de 2030 a las 22:30 (hora de Guayaquil)');
      expect(part).toContain('llame enseguida a su agencia.');
    }
    expect(mail.text).toContain('Teléfono de la agencia: (04) 200-0000');
    expect(mail.text).toContain('Número de emergencia: 099 000 0000');
    expect(mail.subject).toBe('Su correo en Bitácora Viajes cambió');
  });

  test('planned before it had a link of its own, names the mail that has one', async () => {
    const { text } = await write(emailChanged, {}, agency, false);
    expect(text).toContain('busque en este mismo buzón el mensaje «Pidieron cambiar su correo en Bitácora Viajes»');
    expect(text).toContain('https://bitacora.example/user/change_password');
    expect(text).not.toContain('No fui yo»: el correo');
  });

  test('counts the day in Guayaquil', async () => {
    const { text } = await write(emailChanged, { changed_at: '2030-07-13T03:30:00.000Z' });
    expect(text).toContain('12 de julio de 2030 a las 22:30');
  });

  test('goes out without numbers that are not known', async () => {
    const { emergency_phone: _, ...before } = agency;
    expect((await write(emailChanged, {}, before)).text).not.toContain('Número de emergencia');
    const { subject, text } = await write(emailChanged, {}, null);
    expect(subject).toBe('Su correo en Bitácora cambió');
    expect(text).toContain('llame enseguida a su agencia');
    expect(`${subject} ${text}`).not.toMatch(/undefined|null/);
  });
});

describe('the mail about a ready service', () => {
  test('names the service, its kind, the journey and its date', async () => {
    const { text, subject } = await write(mailKindOf('service-ready'));
    expect(text).toContain('Hospedaje: Hotel Solymar');
    expect(text).toContain('Galápagos, Ecuador');
    expect(text).toContain('12 de julio de 2030');
    expect(subject).toBe('Listo para su viaje a Galápagos, Ecuador: Hospedaje');
  });
});

describe('the mail about a reported problem', () => {
  const problemReport = mailKindOf('problem-report');

  test('says all that the traveller wrote, line by line, and is answered to the traveller', async () => {
    const mail = await write(problemReport);
    for (const part of [mail.html, mail.text]) {
      for (const said of [
        'R-000012',
        'Carlos Muñoz',
        '099 123 4567',
        'Lima, Perú, 12 de julio de 2030',
        'recepcion.pdf',
      ]) {
        expect(part).toContain(said);
      }
    }
    expect(mail.text).toContain('El voucher del hotel tiene otra fecha.\n\n¿Pueden corregirlo?');
    expect(mail.replyTo).toEqual({ name: 'Carlos Muñoz', address: 'carlos@correo.ec' });
    expect(mail.subject).toBe('R-000012: Carlos Muñoz reportó un problema');
  });

  test('of a traveller without an address is answered to nobody, and says so', async () => {
    const mail = await write(problemReport, { email: null, journey: null, file: null });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('no tiene correo registrado');
  });

  test('shows markup as text', async () => {
    expect((await write(problemReport, { description: '<img src=x>' })).html).toContain('&lt;img src=x&gt;');
  });
});

test('a link that needs a token is never written without one', async () => {
  const activation = mailKindOf('activation');
  await expect(
    writeMail(activation, {
      id: '1',
      data: {},
      recipient: { email: 'a@b.ec', name: 'Ana' },
      agency: null,
      from: 'viajes@bitacora.example',
      publicUrl: 'https://bitacora.example',
      token: null,
      expiresAt: null,
    }),
  ).rejects.toThrow('needs its token');
});
