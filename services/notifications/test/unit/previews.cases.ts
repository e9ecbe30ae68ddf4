import { mailAudiences, type ServiceKind, serviceKind, serviceKinds } from '@bitacora/contracts';
import { describe, expect, test } from '@jest/globals';
import { mailKinds } from '../../src/mails/mail-kinds.ts';
import { MailPreviews } from '../../src/previews/mail-previews.ts';
import { kindsShownIn, sampleOf, shownMails } from '../../src/previews/samples.ts';
import { agency, PUBLIC_URL, write } from './fixture/written-mails.ts';

describe('previews', () => {
  /** All that is read of what the platform knows. */
  const asked: string[] = [];
  const findAgency = async (ruc: string) => {
    asked.push(ruc);
    return ruc === agency.ruc ? { ...agency, name: 'Viajes del Sur', lead_times: { pending_hours: 6 } } : null;
  };
  const previews = new MailPreviews({ findAgency }, { PUBLIC_URL, MAIL_FROM: 'viajes@sur.example' });
  const shown = async (template: string, kind?: ServiceKind) => {
    const written = await previews.write(template, kind, agency.ruc);
    if (!written) throw new Error(`${template} is not shown`);
    return written;
  };

  const all = shownMails.flatMap(({ template }): [string, string, ServiceKind | undefined][] => {
    const kinds = kindsShownIn(template);
    if (kinds.length === 0) return [[template, template, undefined]];
    return kinds.map((kind) => [`${template} of ${kind}`, template, kind]);
  });

  describe('the templates of mails', () => {
    test('are all kinds of mail, each with its subject, whom it is for, and the services that it can be about', async () => {
      const list = await previews.list(agency.ruc);
      expect(list.map(({ template }) => template)).toEqual(shownMails.map(({ template }) => template));
      expect(new Set(list.map(({ audience }) => audience))).toEqual(new Set(mailAudiences));
      for (const { subject } of list) expect(subject).toMatch(/\S/);
      const of = (name: string) => list.find(({ template }) => template === name);
      expect(of('activation')).toMatchObject({
        audience: 'accounts',
        subject: 'Active su cuenta para ver sus viajes',
        kinds: [],
      });
      expect(of('service-ready')?.kinds).toEqual(serviceKinds);
      expect(of('service-reminder')?.kinds).toEqual(serviceKinds.filter((kind) => serviceKind(kind).reminders));
    });

    test('are about an agency alone: nothing else that is known is read', async () => {
      asked.length = 0;
      await previews.list(agency.ruc);
      await shown('purchase');
      expect(asked).toEqual([agency.ruc, agency.ruc]);
    });

    test('leave whatever else the process is asked a turn between every two kinds', async () => {
      let turns = 0;
      let isListed = false;
      const takeTurns = () => {
        turns += 1;
        if (!isListed) setImmediate(takeTurns);
      };
      setImmediate(takeTurns);
      await previews.list('1790011119001');
      isListed = true;
      expect(turns).toBeGreaterThanOrEqual(mailKinds.length);
    });
  });

  describe.each(all)('the preview of %s', (_, template, kind) => {
    test('is the mail, in the name of the agency, with nothing that opens anything', async () => {
      const { subject, sender, text, html } = await shown(template, kind);
      expect(sender).toEqual({ name: 'Viajes del Sur', address: 'viajes@sur.example' });
      for (const part of [subject, text, html.replace(/<style>.*?<\/style>/s, '')]) {
        expect(part).toMatch(/\S/);
        expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
      }
      expect(text).toContain('Malecón 100');
      // Where a mail has a secret, an example stands.
      for (const [, path = ''] of text.matchAll(/https:\/\/bitacora\.example(\/\S*)/g)) {
        expect(path).toMatch(
          /^\/(user|login|my_journeys|admin|questions_and_answers|opinion\/ejemplo|propuesta\/ejemplo|correos\/ejemplo)/,
        );
      }
      expect(
        html.match(/\/(activate|confirm|undo_email|confirm_email|confirm_account|employment)\/(?!ejemplo)/),
      ).toBeNull();
    });

    test('has its pictures in it, and asks for none', async () => {
      const { html } = await shown(template, kind);
      expect(html).not.toContain('cid:');
      for (const [, source = ''] of html.matchAll(/src="([^"]*)"/g)) expect(source).toMatch(/^data:image\/png;base64,/);
      // A link that is pressed goes to another window, which a sandbox does not open.
      expect(html.match(/<base target="_blank"/g)).toHaveLength(1);
      for (const [, target] of html.matchAll(/<a [^>]*target="([^"]*)"/g)) expect(target).toBe('_blank');
    });
  });

  test.each([
    ['a mail that nobody sends', 'nothing', undefined],
    ['a mail that is about no service, of one', 'activation', 'hosting'],
    ['a reminder of what nobody is reminded of', 'service-reminder', 'travel_insurance'],
  ] as const)('there is no preview of %s', async (_, template, kind) => {
    expect(await previews.write(template, kind, agency.ruc)).toBeNull();
  });

  test('a preview of an agency that is not known here yet speaks in the name of the platform', async () => {
    const written = await previews.write('password-reset', undefined, '1790011119001');
    expect(written).toMatchObject({ sender: { name: 'Bitácora' }, reply_to: null });
  });

  test('a preview of a service is about that one, on its own page', async () => {
    expect((await shown('service-ready', 'visa')).text).toContain(
      '/my_journeys/01920000-0000-7000-8000-000000000002#servicio-item-visa',
    );
    expect((await shown('service-reminder', 'air_ticket')).text).toContain('aeropuerto');
    expect((await shown('pending-reminder', 'cruise')).text).toContain(serviceKind('cruise').label);
  });

  test('a preview of a change has moved all of the service by a day', async () => {
    const { text } = await shown('service-changed', 'air_ticket');
    expect(text).toContain('Antes:\nSalida mié 9 jul 2031, 10:00 Guayaquil\nLlegada mié 9 jul 2031, 11:00 Baltra\n');
    const visa = (await shown('service-changed', 'visa')).text;
    expect(visa).toMatch(/Antes: Cita en el consulado lun 19 may 2031, 08:30, hora de Ecuador\n/);
  });

  test('a preview of the balance is of a week before its day, as its first reminder', async () => {
    expect((await shown('balance-reminder')).subject).toMatch(/^Pague su saldo hasta el lun 8 jul · viaje a /);
  });

  test('a preview of a refund asks first how much is left, as the mail does', async () => {
    const { text } = await shown('refund-recorded');
    expect(text).toContain('Pagado, menos lo devuelto: $1.500,00\n');
    expect(text).not.toMatch(/Pagar hasta|Cómo pagar el saldo/);
  });

  describe('what a kind of mail says in another case', () => {
    const sampled = (template: string, kind?: ServiceKind) => {
      const mail = shownMails.find((one) => one.template === template);
      const sample = mail && sampleOf(mail, kind, null);
      if (!mail || !sample) throw new Error(`there is no sample of ${template}`);
      return write(mail, [sample.data as object], sample.world);
    };

    test.each(serviceKinds)(
      'has a sample of %s that takes the place of another, and of one that stands again',
      async (kind) => {
        const [, before, now] =
          /Cambió su [a-z][^]*Antes:(\s[^]*)\nAhora:(\s[^]*?)\n\n/.exec(
            (await sampled('service-replaced', kind)).text,
          ) ?? [];
        expect([before, now]).toEqual([expect.stringMatching(/\d/), expect.stringMatching(/\d/)]);
        expect(now).not.toBe(before);
        expect((await sampled('service-restored', kind)).subject).toMatch(/^Se reactivó su /);
      },
    );

    test('has a sample of a journey that stands again, and of the declaration of goods', async () => {
      expect((await sampled('journey-restored')).subject).toMatch(/^Se reactivó su viaje a /);
      expect((await sampled('goods-declaration')).text).toContain('Llene su declaración de mercancías');
    });

    test('is shown after its kind, by a name that no mail of the ledger has', () => {
      const kept = new Set(mailKinds.map(({ template }) => template));
      const shown = shownMails.map(({ template }) => template);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.filter((template) => kept.has(template))).toEqual([...kept]);
      expect(shown[shown.indexOf('goods-declaration') - 1]).toBe('travel-papers');
    });
  });

  test('who reads a preview is who would read the mail', async () => {
    expect((await shown('service-ready')).text).toContain('Ana Lucía');
    expect((await shown('vouchers-warning')).text).toContain('María José');
    expect((await shown('proposal')).text).toContain('Rosa');
  });
});
