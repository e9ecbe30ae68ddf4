import { mailsOfMoney, type ServiceKind, serviceKinds } from '@bitacora/contracts';
import { plainSpaces } from '@bitacora/kernel/dates';
import { describe, expect, test } from '@jest/globals';
import { asTold } from '../../src/domain/told-service.ts';
import { mailKinds } from '../../src/mails/mail-kinds.ts';
import { calledOff } from '../../src/previews/samples.ts';
import type { WrittenMail } from '../../src/sending/write-mail.tsx';
import {
  agency,
  journey,
  keep,
  opinion,
  PUBLIC_URL,
  ready,
  recordOf,
  TODAY,
  write,
  writeBundle,
} from './fixture/written-mails.ts';

describe('write mail', () => {
  /** News of the journey itself, most of it of its money. */
  const ofMoney = [
    'purchase',
    'balance-reminder',
    'payment-recorded',
    'payment-voided',
    'invoice-issued',
    'invoice-voided',
    'refund-recorded',
    'refund-voided',
  ];

  const links: Record<string, string> = {
    'quote-alert': `${PUBLIC_URL}/admin/quotes?quote=01920000-0000-7000-8000-000000000001`,
    'quote-received': `${PUBLIC_URL}/questions_and_answers`,
    activation: `${PUBLIC_URL}/user/activate/MTIz/a%2Bb%2Fc`,
    'password-reset': `${PUBLIC_URL}/user/password/reset/confirm/MTIz/a%2Bb%2Fc`,
    'login-attempts': `${PUBLIC_URL}/user/password/reset/confirm/MTIz/a%2Bb%2Fc`,
    'email-confirmation': `${PUBLIC_URL}/user/confirm_email/MTIz/a%2Bb%2Fc`,
    'email-change-requested': `${PUBLIC_URL}/user/undo_email/MTIz/a%2Bb%2Fc`,
    'account-confirmation': `${PUBLIC_URL}/user/confirm_account/MTIz/a%2Bb%2Fc`,
    employment: `${PUBLIC_URL}/user/employment/MTIz/a%2Bb%2Fc`,
    'email-changed': `${PUBLIC_URL}/user/undo_email/MTIz/a%2Bb%2Fc`,
    'username-changed': `${PUBLIC_URL}/login`,
    'second-factor-changed': `${PUBLIC_URL}/user/reset_password`,
    'service-ready': `${PUBLIC_URL}/my_journeys/${journey.id}#servicio-01920000-0000-7000-8000-000000000022`,
    'service-changed': `${PUBLIC_URL}/my_journeys/${journey.id}#servicio-item-air_ticket`,
    'service-cancelled': `${PUBLIC_URL}/my_journeys/${journey.id}#servicio-item-air_ticket`,
    'service-restored': `${PUBLIC_URL}/my_journeys/${journey.id}#servicio-item-air_ticket`,
    'journey-cancelled': `${PUBLIC_URL}/my_journeys/${journey.id}`,
    'journey-restored': `${PUBLIC_URL}/my_journeys/${journey.id}`,
    'service-reminder': `${PUBLIC_URL}/my_journeys/${journey.id}#servicio-item-hosting`,
    'travel-papers': `${PUBLIC_URL}/my_journeys/${journey.id}`,
    vouchers: `${PUBLIC_URL}/my_journeys/${journey.id}`,
    'welcome-back': `${PUBLIC_URL}/opinion/${opinion}`,
    'vouchers-warning': `${PUBLIC_URL}/admin/journeys/${journey.id}`,
    'pending-reminder': `${PUBLIC_URL}/admin/journeys/${journey.id}#servicio-item-hosting`,
    'quote-reminder': `${PUBLIC_URL}/admin/quotes?quote=01920000-0000-7000-8000-000000000001`,
    'luggage-reminder': `${PUBLIC_URL}/admin/luggage?request=01920000-0000-7000-8000-000000000004`,
    ...Object.fromEntries(ofMoney.map((template) => [template, `${PUBLIC_URL}/my_journeys/${journey.id}#facturacion`])),
    purchase: `${PUBLIC_URL}/my_journeys/${journey.id}`,
    'problem-report': `${PUBLIC_URL}/admin/problems?report=01920000-0000-7000-8000-000000000003`,
    'problem-answered': `${PUBLIC_URL}/user/report_problem#reporte-R-000012`,
    'luggage-requested': `${PUBLIC_URL}/admin/luggage?request=01920000-0000-7000-8000-000000000004`,
    'luggage-answered': `${PUBLIC_URL}/my_journeys/${journey.id}#servicio-item-air_ticket`,
    proposal: `${PUBLIC_URL}/propuesta/a%2Bb%2Fc`,
    'proposal-accepted': `${PUBLIC_URL}/admin/quotes?quote=01920000-0000-7000-8000-000000000001`,
    'proposal-confirmed': `${PUBLIC_URL}/propuesta/a%2Bb%2Fc`,
    'question-answered': `${PUBLIC_URL}/propuesta/a%2Bb%2Fc`,
    'proposal-question': `${PUBLIC_URL}/admin/quotes?quote=01920000-0000-7000-8000-000000000001`,
  };

  /** Whom the answer to a mail reaches. */
  const answers: Record<string, string> = {
    'quote-alert': 'rosa@correo.ec',
    'quote-reminder': 'rosa@correo.ec',
    'problem-report': 'carlos@correo.ec',
    'problem-answered': 'maria@bitacora.example',
    'luggage-requested': 'carlos@correo.ec',
    'luggage-reminder': 'ana@correo.ec',
    'luggage-answered': 'maria@bitacora.example',
    proposal: 'maria@bitacora.example',
    'proposal-accepted': 'rosa@correo.ec',
    'proposal-question': 'rosa@correo.ec',
    'proposal-confirmed': 'maria@bitacora.example',
    'question-answered': 'maria@bitacora.example',
    'service-ready': 'maria@bitacora.example',
    'service-changed': 'maria@bitacora.example',
    'service-cancelled': 'maria@bitacora.example',
    'service-restored': 'maria@bitacora.example',
    'journey-cancelled': 'maria@bitacora.example',
    'journey-restored': 'maria@bitacora.example',
    ...Object.fromEntries(ofMoney.map((template) => [template, 'maria@bitacora.example'])),
    'service-reminder': 'maria@bitacora.example',
    'travel-papers': 'maria@bitacora.example',
    vouchers: 'maria@bitacora.example',
    'welcome-back': 'maria@bitacora.example',
  };

  /** As a service of a kind was told before it moved to another day. */
  const movedFrom = (kind: ServiceKind) => {
    const item = `item-${kind}`;
    const told = asTold({ journey, records: [recordOf(kind)] }, item, TODAY);
    const [starts, ends] = [told?.starts, told?.ends].map(
      (moment) => moment && { ...moment, local: moment.local.replace('2031-', '2030-') },
    );
    return { item, title: told?.title, before: { ...told, starts, ends } };
  };
  /** As a stay was told before one comes out another day. */
  const stayMovedFrom = () => {
    const { before, ...told } = movedFrom('hosting');
    const stay = asTold({ journey, records: [recordOf('hosting')] }, 'item-hosting', TODAY);
    return { ...told, before: { ...stay, ends: before.ends } };
  };
  const pendingHotel = { item: 'item-hosting', before: asTold({ journey, records: [] }, 'item-hosting', TODAY) };
  const formerHotel = { id: 'record-former', title: 'Hotel Caribe' };

  const allReady = { records: serviceKinds.map((kind) => recordOf(kind)) };

  test('the kinds that tell of money are those that are switched off as such', () => {
    const ofGroup = mailKinds.flatMap(({ group, template }) => (group === 'payments' ? [template] : []));
    expect(ofGroup.toSorted()).toEqual(mailsOfMoney.toSorted());
  });

  /** Every mail that the platform sends, in every form that it has. */
  const mails: [name: string, write: () => Promise<WrittenMail>][] = [
    ...mailKinds.map((kind): (typeof mails)[number] => [kind.template, () => write(kind)]),
    ...serviceKinds.map((kind): (typeof mails)[number] => [
      `service-ready of ${kind}`,
      () => write('service-ready', ready(kind), { records: [recordOf(kind)] }),
    ]),
    [
      'service-ready of two',
      () =>
        write('service-ready', ready('hosting', 'air_ticket'), {
          records: [recordOf('hosting'), recordOf('air_ticket')],
        }),
    ],
    ['service-ready of all', () => write('service-ready', ready(...serviceKinds), allReady)],
    ['service-ready without adviser', () => write('service-ready', [{}], { adviser: null })],
    ['service-ready of a row from before', () => write('service-ready', [{ record: undefined, item: undefined }])],
    ...serviceKinds.map((kind): (typeof mails)[number] => [
      `service-changed of ${kind}`,
      () => write('service-changed', [movedFrom(kind)], { records: [recordOf(kind)] }),
    ]),
    [
      'service-changed of one moment',
      () => write('service-changed', [stayMovedFrom()], { records: [recordOf('hosting')] }),
    ],
    [
      'service-cancelled of several',
      () =>
        write('service-cancelled', [{}, pendingHotel], {
          journey: calledOff(calledOff({ ...journey }, 'item-air_ticket'), 'item-hosting'),
          records: [recordOf('air_ticket')],
        }),
    ],
    [
      'service-changed beside one that was called off',
      () =>
        write('service-changed', [movedFrom('air_ticket'), pendingHotel], {
          journey: calledOff({ ...journey }, 'item-hosting'),
          records: [recordOf('air_ticket')],
        }),
    ],
    [
      'service-ready in the place of another',
      () =>
        write('service-ready', [{ ...ready('hosting')[0], replaces: formerHotel }], { records: [recordOf('hosting')] }),
    ],
    ...(['set', 'codes_renewed', 'removed'] as const).map((change): (typeof mails)[number] => [
      `second-factor-changed when ${change}`,
      () => write('second-factor-changed', [{ change }]),
    ]),
    ['activation of staff', () => write('activation', [{ reason: 'staff' }])],
    ['password-reset after an undone e-mail', () => write('password-reset', [{ reason: 'email-change-undone' }])],
    ['password-reset by an operator', () => write('password-reset', [{ reason: 'by-operator' }])],
    ['password-reset after a confirmed e-mail', () => write('password-reset', [{ reason: 'email-confirmed' }])],
    [
      'problem-report of who has no address',
      () => write('problem-report', [{ email: null, phone: null, journey: null, file: null }]),
    ],
    [
      'luggage-requested of who has no address',
      () => write('luggage-requested', [{ email: null, phone: null, note: null }]),
    ],
    [
      'luggage-answered with a refusal',
      () => write('luggage-answered', [{ outcome: 'refused', price_cents: null, text: 'Su tarifa no lo permite.' }]),
    ],
    [
      'luggage-requested for a flight',
      () => write('luggage-requested', [{ package_service: 'item-air_ticket' }], allReady),
    ],
    [
      'luggage-answered for a flight',
      () => write('luggage-answered', [{ package_service: 'item-air_ticket' }], allReady),
    ],
    [
      'luggage-answered at no cost',
      () => write('luggage-answered', [{ price_cents: 0, adviser: null, text: 'Su tarifa ya lo incluye.' }]),
    ],
    [
      'bundle of a purchase that was paid, with what is ready',
      () =>
        writeBundle(
          [
            ['purchase', {}],
            ['payment-recorded', {}],
            ...ready('hosting', 'air_ticket').map((one) => ['service-ready', one] as const),
          ],
          { records: [recordOf('hosting'), recordOf('air_ticket')] },
        ),
    ],
    [
      'bundle of a change with what is ready and a refund',
      () =>
        writeBundle(
          [
            ['service-changed', movedFrom('air_ticket')],
            ...ready('hosting').map((one) => ['service-ready', one] as const),
            ['refund-recorded', {}],
          ],
          { records: [recordOf('hosting'), recordOf('air_ticket')] },
        ),
    ],
    [
      'proposal-confirmed of a former event, with nobody named',
      () =>
        write('proposal-confirmed', [{ services: undefined, price_cents: undefined, travellers: [], owner: null }], {
          hasLink: false,
        }),
    ],
    ['problem-report of a row from before', () => write('problem-report', [{ created_at: undefined }])],
    ['quote-alert of a row from before', () => write('quote-alert', [{ created_at: undefined }])],
    ['password-reset where no agency is known', () => write('password-reset', [{}], { agency: null })],
  ];

  // Said where it is chosen, too: `web/src/features/mail-choices/words.ts`.
  test('what travellers are told whatever they switch off is the purchase, what is ready, moved or called off, the vouchers, and answers', () => {
    const isOfTravellers = ({ audience }: (typeof mailKinds)[number]) => ['travellers', 'holder'].includes(audience);
    const always = mailKinds
      .filter((kind) => kind.group === null && isOfTravellers(kind))
      .map(({ template }) => template);
    expect(always.toSorted()).toEqual([
      'journey-cancelled',
      'journey-restored',
      'luggage-answered',
      'problem-answered',
      'purchase',
      'service-cancelled',
      'service-changed',
      'service-ready',
      'service-restored',
      'vouchers',
    ]);
  });

  describe.each(mails)('the mail %s', (name, written) => {
    test('says nothing that is empty, and nothing that a program says', async () => {
      const mail = await written();
      await keep(name.replaceAll(' ', '-'), mail);
      const { subject, text, html } = mail;
      for (const part of [subject, text, html.replace(/<style>.*?<\/style>/s, '')]) {
        expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
      }
      expect(html).not.toMatch(/<(strong|s)( [^>]*)?>(<[^>]+>)*<\/\1>/);
      expect(text.length).toBeGreaterThan(150);
    });

    test('links to nothing but the site, people, and pictures that it carries', async () => {
      const { html, text, attachments } = await written();
      const targets = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target = '']) => target);
      expect(targets.length).toBeGreaterThan(1);
      for (const target of targets) {
        expect(target).toMatch(
          /^(https:\/\/bitacora\.example\/|https:\/\/wa\.me\/593\d+(\?text=[\w%.~-]+)?$|tel:\+\d+$|mailto:\S+@\S+$|cid:)/,
        );
      }
      const shown = new Set(targets.flatMap((target) => (target.startsWith('cid:') ? [target.slice(4)] : [])));
      expect(attachments.map(({ cid }) => cid).sort()).toEqual([...shown].sort());
      for (const address of text.match(/https?:\S+/g) ?? []) expect(html).toContain(address.replaceAll('&', '&amp;'));
    });

    test('has links as high as a thumb: 44 px', async () => {
      const { html } = await written();
      const found = html.match(/<a class="link[^>]*>/g) ?? [];
      for (const link of found) {
        expect(link).toMatch(
          /display:(inline-block;line-height:24px;padding:10px 0|block;line-height:24px;padding:10px 8px)[;"]/,
        );
      }
    });

    test('has as text what it has as HTML, in the same order', async () => {
      const { html, text } = await written();
      const words = (part: string) => part.replaceAll(/\s+/g, ' ');
      let from = 0;
      for (const [, label = ''] of html.matchAll(/<span class="soft"[^>]*>([^<:]+):/g)) {
        from = words(text).indexOf(`${label}:`, from);
        expect([label, from]).not.toEqual([label, -1]);
      }
      expect(text).not.toMatch(/\n{4,}|tel:|mailto:|cid:/);
    });

    test('reads by day and by night', async () => {
      const { html } = await written();
      expect(html).toContain('content="light dark"');
      expect(html).toContain('@media (prefers-color-scheme: dark)');
      // Each colour of text has its other one by night, but on the yellow of the one action.
      for (const [tag, properties = ''] of html.matchAll(/<\w[^>]* style="([^"]*)"[^>]*>/g)) {
        if (properties.includes('background-color:#F9C611')) continue;
        if (/background-color:/.test(properties)) expect(tag).toMatch(/class="(paper|card|wait|now)"/);
        if (/border(-\w+)?:[^;]*#E4DFD2/.test(properties)) expect(tag).toMatch(/class="([^"]* )?line"/);
        if (/(?<!-)color:/.test(properties)) expect(tag).toMatch(/class="(ink|soft|link)( line)?"/);
      }
    });

    test('is laid out at the width of the phone that shows it', async () => {
      expect((await written()).html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
    });

    test('addresses its reader as usted', async () => {
      const { text, subject } = await written();
      expect(`${subject} ${text}`).not.toMatch(/\b(tu|tus|tú|te|ti|contigo)\b/i);
    });
  });

  describe.each(mailKinds.map((kind) => [kind.template, kind] as const))('the mail %s', (template, kind) => {
    test('has its one action in HTML and in plain text, and names the agency and its reader, but nobody by what a stranger wrote', async () => {
      const mail = await write(kind);
      const link = links[template] ?? 'no link is expected';
      expect(mail.text).toContain(`:\n${link}\n`);
      expect(mail.html).toContain(`href="${link}"`);
      expect(mail.html.match(/data-action/g)).toHaveLength(1);
      for (const part of [mail.html, mail.text]) {
        expect([template, part.includes('Ana Lucía')]).toEqual([template, template !== 'quote-received']);
        expect(part).toContain('Malecón 100');
      }
      expect(mail.html).toContain('lang="es"');
      expect(mail).toMatchObject({
        from: { name: 'Bitácora Viajes', address: 'viajes@bitacora.example' },
        to: { name: 'Ana Lucía', address: 'ana@correo.ec' },
        messageId: '<01920000-0000-7000-8000-00000000000a@bitacora.example>',
      });
    });

    test('says how the agency is reached, but to who works there', async () => {
      const { html, text } = await write(kind);
      if (kind.audience === 'staff') {
        expect(text).not.toMatch(/\(04\) 200-0000|wa\.me\/593987654321|hola@bitacora/);
        return;
      }
      // As text each way to reach the agency has a line of its own: at the foot, or where it is who answers.
      const ways =
        template === 'quote-received'
          ? ['Teléfono: (04) 200-0000', 'Correo: hola@bitacora.example']
          : [expect.stringMatching(/^Teléfono (\(04\) 200-0000|\+593 4 200 0000)$/), 'hola@bitacora.example'];
      expect(text.split('\n')).toEqual(expect.arrayContaining(ways));
      expect(text).toMatch(/(Chat de la agencia|Chat: Escribir por chat) https:\/\/wa\.me\/593987654321/);
      // A number to press, which no narrow screen breaks in its middle.
      expect(html).toMatch(
        /href="tel:\+59342000000" style="[^"]*white-space:nowrap[^"]*">(\(04\) 200-0000|\+593 4 200 0000)<\/a>/,
      );
    });

    test('shows in a list of mails more than its subject and its title say', async () => {
      const { html, subject } = await write(kind);
      const shown = plainSpaces(/<div[^>]*data-skip-in-text="true"[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
      const title = plainSpaces((/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, ''));
      expect(shown).toMatch(/\S{3}/);
      expect(subject).not.toContain(shown);
      expect(title).not.toContain(shown);
    });

    test('is answered to a person: who wrote, the adviser, or else the agency', async () => {
      expect((await write(kind)).replyTo?.address).toBe(answers[template] ?? 'hola@bitacora.example');
    });

    test('leads to the choice of mails when it can be switched off, and only then', async () => {
      const { html, text, headers } = await write(kind);
      const choices = `${PUBLIC_URL}/correos/de-este-correo`;
      expect([html.includes(`href="${choices}"`), text.includes(choices)]).toEqual(Array(2).fill(kind.group !== null));
      // Mail programs do it by one press there (RFC 8058).
      const oneClick = { 'List-Unsubscribe': `<${choices}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      expect(headers).toEqual(kind.group === null ? {} : oneClick);
    });

    test('shows the mark with the name of the agency; one that has a logo of its own, its name alone', async () => {
      const { html, attachments } = await write(kind);
      expect(html).toMatch(/<img src="cid:logo" alt=""/);
      expect(attachments.find(({ cid }) => cid === 'logo')).toMatchObject({
        contentType: 'image/png',
        contentDisposition: 'inline',
      });
      const other = await write(kind, [{}], { agency: { ...agency, logo: 'https://agencia.example/logo.svg' } });
      expect(other.html).not.toContain('cid:logo');
      expect(other.html).not.toContain('logo.svg');
      expect(other.html).toContain('Bitácora Viajes');
    });

    test('carries the logo of the agency itself, as high as the mark and no wider than a third of a phone', async () => {
      const data = Buffer.from('png').toString('base64');
      const logo_image = { id: 'a1', width: 288, height: 54, data };
      const { html, attachments } = await write(kind, [{}], {
        agency: { ...agency, logo: '/api/v1/agency/public/0993371112001/logo/a1.png', logo_image },
      });
      expect(html).toMatch(/<img (?=[^>]*src="cid:agency-logo")(?=[^>]*width="96")(?=[^>]*height="18")/);
      expect(html).not.toContain('cid:logo');
      expect(attachments.find(({ cid }) => cid === 'agency-logo')?.content.toString()).toBe('png');
    });
  });

  test('a link that needs a token is never written without one', async () => {
    await expect(write('activation', [{}], { hasLink: false })).rejects.toThrow('needs its token');
  });
});
