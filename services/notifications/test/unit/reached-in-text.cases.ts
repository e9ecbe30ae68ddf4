import { describe, expect, test } from '@jest/globals';
import { itemOf } from '../../src/previews/sample-journey.ts';
import { calledOff } from '../../src/previews/samples.ts';
import { journey, recordOf, write } from './fixture/written-mails.ts';

describe('what somebody wrote', () => {
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
});
