import { newId } from '@bitacora/kernel/ids';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { agency, employee, eventOf, secretLink } from './fixture/events.ts';
import { PostOffice, receive, settled } from './fixture/post-office.ts';

describe('proposals', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  const maria = employee({ email: 'maria@bitacora.example' });
  const luis = employee({ email: 'luis@bitacora.example' });
  const staff = [
    eventOf('identity.agency-settings-changed', agency()),
    eventOf('identity.employee-created', maria),
    eventOf('identity.employee-created', luis),
  ];
  const { sealed, expires_at } = secretLink();
  const about = (owner: string | null) => ({
    quote: newId(),
    agency: agency().ruc,
    owner,
    number: 1,
    first_name: 'Rosa',
    last_name: 'Vera',
    email: 'rosa@ejemplo.ec',
    phone: '0991234567',
    country_name: 'Perú',
  });
  const sent = (owner: string | null) => ({
    ...about(owner),
    services: [{ kind: 'hosting' as const, text: 'Cinco noches en Miraflores' }],
    valid_until: '2099-01-02',
    message: 'Con gusto, Rosa.',
    sealed,
    expires_at,
  });

  test('one reaches its visitor with the link that nobody else has; answers go to who answers the quote', async () => {
    const process = await office.start();
    await receive(process, ...staff, eventOf('journeys.proposal-sent', sent(maria.id)));
    await settled(process, 1);
    const [mail] = await office.mails();
    expect(mail?.To).toEqual([{ Name: 'Rosa', Address: 'rosa@ejemplo.ec' }]);
    expect(mail?.ReplyTo.map(({ Address }) => Address)).toEqual(['maria@bitacora.example']);
    for (const said of ['Con gusto, Rosa.', 'Cinco noches en Miraflores', '/propuesta/very-secret-token'])
      expect(mail?.Text).toContain(said);
  });

  test('the answer to a question reaches its visitor, with the question', async () => {
    const process = await office.start();
    const answered = {
      ...about(maria.id),
      question: '¿Hay piscina?',
      answer: 'Sí, y es temperada.',
      by: maria.user_id,
      answered_at: new Date().toISOString(),
    };
    await receive(process, ...staff, eventOf('journeys.proposal-question-answered', answered));
    await settled(process, 1);
    const [mail] = await office.mails();
    expect(mail?.To).toEqual([{ Name: 'Rosa', Address: 'rosa@ejemplo.ec' }]);
    for (const said of ['¿Hay piscina?', 'Sí, y es temperada.']) expect(mail?.Text).toContain(said);
  });

  test.each([
    ['leads back to the proposal while its link opens that', expires_at, true],
    ['leaves without the link that ended while the mail waited', '2020-01-01T00:00:00.000Z', false],
  ])('the answer to a question %s', async (_, expires, hasLink) => {
    const process = await office.start();
    const answered = {
      ...about(maria.id),
      question: '¿Hay piscina?',
      answer: 'Sí, y es temperada.',
      by: maria.user_id,
      answered_at: new Date().toISOString(),
      sealed,
      expires_at: expires,
    };
    await receive(process, ...staff, eventOf('journeys.proposal-question-answered', answered));
    await settled(process, 1);
    const [mail] = await office.mails();
    expect(mail?.Text).toContain('Sí, y es temperada.');
    expect(mail?.Text.includes('/propuesta/very-secret-token')).toBe(hasLink);
  });

  test.each(['journeys.proposal-accepted', 'journeys.proposal-asked-about'] as const)(
    '%s reaches who answers the quote, and all advisers once nobody does',
    async (name) => {
      const process = await office.start();
      const said = (owner: string | null) => ({
        ...about(owner),
        travellers: [],
        accepted_at: new Date().toISOString(),
        question: '¿Hay piscina?',
        asked_at: new Date().toISOString(),
      });
      // A yes is confirmed to its visitor besides.
      const confirmed = name === 'journeys.proposal-accepted' ? 1 : 0;
      const addresses = async () =>
        (await office.mails())
          .map(({ To }) => To[0]?.Address)
          .filter((address) => address !== 'rosa@ejemplo.ec')
          .sort();
      await receive(process, ...staff, eventOf(name, said(luis.id)));
      await settled(process, 1 + confirmed);
      expect(await addresses()).toEqual(['luis@bitacora.example']);
      await receive(
        process,
        eventOf('identity.employee-deactivated', { ...luis, is_active: false }, { aggregate_version: 2 }),
      );
      await receive(process, eventOf(name, said(luis.id)));
      await settled(process, 2 + 2 * confirmed);
      expect(await addresses()).toEqual(['luis@bitacora.example', 'maria@bitacora.example']);
    },
  );

  describe('a yes', () => {
    const accepted = (changes: object = {}) => ({
      ...about(maria.id),
      travellers: [{ kind: 'adult' as const, first_name: 'Emilia', last_name: 'Vera' }],
      accepted_at: new Date().toISOString(),
      services: [{ kind: 'hosting' as const, text: 'Cinco noches en Miraflores' }],
      price_cents: 234_050,
      sealed,
      expires_at,
      ...changes,
    });
    const toVisitor = async () => (await office.mails()).filter(({ To }) => To[0]?.Address === 'rosa@ejemplo.ec');

    test('is confirmed to its visitor once, with what it was said to, and an answer reaches the adviser', async () => {
      const process = await office.start();
      const yes = eventOf('journeys.proposal-accepted', accepted());
      await receive(process, ...staff, yes, yes);
      await settled(process, 2);
      const mails = await toVisitor();
      expect(mails).toHaveLength(1);
      const [mail] = mails;
      expect(mail?.Subject).toBe('Confirmamos que aceptó su propuesta de viaje a Perú');
      expect(mail?.ReplyTo.map(({ Address }) => Address)).toEqual(['maria@bitacora.example']);
      for (const said of ['Cinco noches en Miraflores', '$2.340,50', 'Emilia Vera', '/propuesta/very-secret-token'])
        expect(mail?.Text).toContain(said);
      const [kept] = await process.database.query(`select data from mails where template = 'proposal-confirmed'`);
      expect(JSON.stringify(kept)).not.toMatch(/secret|sealed/);
    });

    test.each([
      ['whose link ended meanwhile', { expires_at: '2020-01-01T00:00:00.000Z' }],
      [
        'as the former release tells it',
        { services: undefined, price_cents: undefined, sealed: undefined, expires_at: undefined },
      ],
    ])('%s is confirmed without a link', async (_, changes) => {
      const process = await office.start();
      await receive(process, ...staff, eventOf('journeys.proposal-accepted', accepted(changes)));
      await settled(process, 2);
      const [mail] = await toVisitor();
      expect(mail?.Text).toContain('Emilia Vera');
      expect(mail?.Text).toContain('/questions_and_answers');
      expect(mail?.Text).not.toContain('/propuesta/');
    });
  });
});
