import type { WebQuote } from '@bitacora/contracts';
import { type Clock, FixedClock } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, sealedToken, unseal } from '@bitacora/platform';
import {
  anEvent,
  aPassenger,
  asStaff,
  asTraveller,
  journeyBody,
  OTHER_AGENCY,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { agency, deliver, employee, written } from './fixture.ts';

describe('proposals', () => {
  const path = '/api/v1/agency/web_quote';
  const SEAL_KEY = Buffer.alloc(32, 7).toString('base64');
  let service: TestProcess;
  let clock: FixedClock;
  let setClock: { mockRestore(): void };

  beforeAll(async () => {
    service = await startTestProcess(journeys);
    await deliver(service, agency());
    clock = new FixedClock(new Date('2031-06-01T15:00:00.000Z'));
    // The clock is the suite's: the next ones have it back.
    setClock = jest.spyOn(service.app.get<Clock>(CLOCK), 'now').mockImplementation(() => clock.now());
  });
  afterAll(async () => {
    setClock.mockRestore();
    await service.stop();
  });

  const aQuote = async () =>
    (
      await service.request<{ id: string }>('POST', path, {
        body: {
          last_name: 'Ñáñez',
          first_name: 'Sofía',
          phone: '0991234567',
          email: 'sofia@ejemplo.ec',
          n_adults: 1,
          n_children: 1,
          travel_date: '2031-08-01',
          country: 'PE',
          agency: TEST_AGENCY,
        },
      })
    ).body.id;
  const offer = {
    services: [{ kind: 'hosting', text: 'Cinco noches en Miraflores' }],
    price: '1250.50',
    valid_until: '2031-06-05',
    message: 'Con gusto.',
  };
  const send = (id: string, changes: object = {}, headers = asStaff()) =>
    service.request<WebQuote>('POST', `${path}/${id}/proposal`, { headers, body: { ...offer, ...changes } });
  const told = async (id: string, name: string) => (await written(service, id)).filter((event) => event.name === name);
  /** The secret of the link that is mailed last. */
  const linkOf = async (id: string) => {
    const data = (await told(id, 'journeys.proposal-sent')).at(-1)?.data as { sealed: string } | undefined;
    return unseal(SEAL_KEY, data?.sealed ?? '', sealedToken).token;
  };
  const say = (token: string, what: 'accept' | 'question', body: object) =>
    service.request('POST', `/api/v1/proposal/${token}/${what}`, { body });
  const aProposal = async () => {
    const id = await aQuote();
    await send(id);
    return { id, token: await linkOf(id) };
  };

  test('are numbered; one answers its quote, takes who sends it over, and its link is told sealed and stored as a hash', async () => {
    const id = await aQuote();
    const owner = newId();
    await deliver(service, employee(owner));
    const { status, body } = await send(id, { owner });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'answered',
      answered_at: clock.now().toISOString(),
      owner,
      proposals: [{ number: 1, price: 1250.5, valid_until: '2031-06-05', accepted_at: null, withdrawn_at: null }],
    });
    expect((await send(id, { message: '' })).body.proposals.map(({ number }) => number)).toEqual([1, 2]);
    const [mailed] = await told(id, 'journeys.proposal-sent');
    expect(mailed?.data).toMatchObject({
      email: 'sofia@ejemplo.ec',
      number: 1,
      expires_at: '2031-06-06T05:00:00.000Z',
    });
    expect(mailed?.data).not.toHaveProperty('price_cents');
    const token = await linkOf(id);
    const [row] = await service.database.query<{ row: string }>(
      `select concat(q::text, (select string_agg(envelope::text, '') from history)) as row from web_quotes q where id = ?`,
      [id],
    );
    expect(row?.row).not.toContain(token);
    expect(JSON.stringify(body)).not.toMatch(/hash/);
  });

  test('are twenty of a quote at most, for each is mailed and kept', async () => {
    const id = await aQuote();
    for (let number = 1; number <= 20; number += 1) expect((await send(id)).status).toBe(201);
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'too_many_proposals' } });
    expect(await told(id, 'journeys.proposal-sent')).toHaveLength(20);
  });

  test('a yes is told once, with who travels; the names may be written again', async () => {
    const { id, token } = await aProposal();
    const rosa = { kind: 'adult', first_name: 'Rosa', last_name: 'Vera' };
    const child = { kind: 'child', first_name: '', last_name: '' };
    expect((await say(token, 'accept', { travellers: [rosa, rosa] })).body).toEqual({
      travellers: [expect.any(String)],
    });
    expect((await say(token, 'accept', { travellers: [rosa, child] })).status).toBe(200);
    const named = { ...child, first_name: 'Emilia', last_name: 'Vera' };
    expect((await say(token, 'accept', { travellers: [rosa, named] })).status).toBe(200);
    const yes = await told(id, 'journeys.proposal-accepted');
    expect(yes).toMatchObject([
      { data: { quote: id, number: 1, travellers: [rosa, child], services: offer.services, price_cents: 125_050 } },
    ]);
    // What confirms it leads back by the same link, until that ends.
    const { sealed, expires_at } = (yes[0]?.data ?? {}) as { sealed?: string; expires_at?: string };
    expect(unseal(SEAL_KEY, sealed ?? '', sealedToken).token).toBe(token);
    expect(expires_at).toBe('2031-06-06T05:00:00.000Z');
    expect((await told(id, 'journeys.quote-updated')).at(-1)?.data).toMatchObject({
      status: 'answered',
      travellers: [rosa, named],
      proposals: [{ accepted_at: clock.now().toISOString() }],
    });
  });

  test('a question is told and kept', async () => {
    const { id, token } = await aProposal();
    expect((await say(token, 'question', { question: '  ' })).status).toBe(400);
    expect((await say(token, 'question', { question: '¿Hay piscina?' })).status).toBe(201);
    expect(await told(id, 'journeys.proposal-asked-about')).toMatchObject([
      { data: { question: '¿Hay piscina?', is_accepted: false } },
    ]);
    expect((await told(id, 'journeys.quote-updated')).at(-1)?.data).toMatchObject({
      questions: [{ text: '¿Hay piscina?' }],
    });
  });

  test('a question is answered once, with those before it, and the visitor hears of it', async () => {
    const { id, token } = await aProposal();
    const answer = (number: number, headers = asStaff(), text = 'Sí, Sofía.') =>
      service.request<WebQuote>('POST', `${path}/${id}/question/${number}/answer`, { headers, body: { answer: text } });
    expect((await answer(1)).status).toBe(404);
    for (const question of ['¿Hay piscina?', '¿Y gimnasio?', '¿Y cunas?']) await say(token, 'question', { question });
    expect((await answer(2, asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await answer(2, asTraveller())).status).toBe(403);
    expect((await answer(2, asStaff(), ' ')).body).toEqual({ answer: [expect.any(String)] });
    const { status, body } = await answer(2);
    expect(status).toBe(200);
    const answered_at = clock.now().toISOString();
    expect(body.questions).toMatchObject([
      { answered_at },
      { answered_at, answer: 'Sí, Sofía.' },
      { text: '¿Y cunas?' },
    ]);
    expect(body.questions[2]).not.toHaveProperty('answered_at');
    expect(await told(id, 'journeys.proposal-question-answered')).toMatchObject([
      { data: { email: 'sofia@ejemplo.ec', number: 1, question: '¿Y gimnasio?', answer: 'Sí, Sofía.', answered_at } },
    ]);
    // The answer leads back to the proposal, as long as its link opens it; what is sealed is in no answer.
    const [fact] = await told(id, 'journeys.proposal-question-answered');
    expect(fact?.data).toMatchObject({ sealed: expect.any(String), expires_at: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain('sealed');
    for (const number of [1, 2])
      expect(await answer(number)).toMatchObject({ status: 409, body: { code: 'question_answered' } });
    expect((await send(id)).body.questions[2]).toMatchObject({ text: '¿Y cunas?', answered_at });
  });

  test('a question about what was accepted, and its answer, say so', async () => {
    const { id, token } = await aProposal();
    await say(token, 'accept', { travellers: [] });
    await say(token, 'question', { question: '¿Cuándo pago?' });
    const body = { answer: 'Hasta el viernes.' };
    await service.request('POST', `${path}/${id}/question/1/answer`, { headers: asStaff(), body });
    for (const name of ['journeys.proposal-asked-about', 'journeys.proposal-question-answered'] as const)
      expect(await told(id, name)).toMatchObject([{ data: { is_accepted: true } }]);
    // Another version was accepted by nobody yet.
    await send(id);
    await say(await linkOf(id), 'question', { question: '¿Y ahora?' });
    expect((await told(id, 'journeys.proposal-asked-about')).at(-1)?.data).toMatchObject({ is_accepted: false });
  });

  test('of a quote ten answers an hour are taken, from wherever, and twenty questions in all', async () => {
    const { id, token } = await aProposal();
    const ask = async () => (await say(token, 'question', { question: '¿Hay piscina?' })).status;
    for (let count = 0; count < 10; count += 1) expect(await ask()).toBe(201);
    expect(await ask()).toBe(429);
    await service.database.query(`delete from attempts`);
    for (let count = 0; count < 10; count += 1) expect(await ask()).toBe(201);
    await service.database.query(`delete from attempts`);
    expect(await say(token, 'question', { question: '¿Y?' })).toMatchObject({
      status: 409,
      body: { code: 'too_many_questions' },
    });
    expect(await told(id, 'journeys.proposal-asked-about')).toHaveLength(20);
  });

  test('a link ends when it is withdrawn, with a later version, with its last day, and when the quote is lost', async () => {
    const yes = async (token: string) => (await say(token, 'accept', { travellers: [] })).status;
    const withdrawn = await aProposal();
    const withdraw = (number: number, headers = asStaff()) =>
      service.request('POST', `${path}/${withdrawn.id}/proposal/${number}/withdraw`, { headers });
    expect((await withdraw(1, asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await withdraw(2)).status).toBe(404);
    expect((await withdraw(1)).status).toBe(200);
    expect(await withdraw(1)).toMatchObject({ status: 409, body: { code: 'proposal_withdrawn' } });
    expect(await yes(withdrawn.token)).toBe(404);
    const replaced = await aProposal();
    await send(replaced.id);
    expect(await yes(replaced.token)).toBe(404);
    expect(await yes(await linkOf(replaced.id))).toBe(200);
    const lost = await aProposal();
    const close = { headers: asStaff(), body: { status: 'lost', lost_reason: 'PRICE' } };
    await service.request('PATCH', `${path}/${lost.id}`, close);
    expect(await yes(lost.token)).toBe(404);
    const old = await aProposal();
    const now = clock;
    clock = new FixedClock(new Date('2031-06-06T05:00:00.000Z'));
    expect(await yes(old.token)).toBe(404);
    clock = now;
    expect(await yes(old.token)).toBe(200);
    expect(await yes('x'.repeat(43))).toBe(404);
  });

  test('staff copy a further link, told once under any key and stored as a hash; it says yes and ends as the mailed one, which goes on working', async () => {
    const { id, token } = await aProposal();
    const copy = (headers = asStaff()) =>
      service.request<{ token: string }>('POST', `${path}/${id}/proposal_link`, { headers });
    for (const [headers, status] of [
      [asStaff(OTHER_AGENCY), 404],
      [asTraveller(), 403],
    ] as const)
      expect((await copy(headers)).status).toBe(status);
    const copied = await copy();
    expect(copied.status).toBe(201);
    const sameKey = { ...asStaff(), 'idempotency-key': newId() };
    const another = (await copy(sameKey)).body.token;
    const third = (await copy(sameKey)).body.token;
    const kept = await service.database.query(`select 1 from idempotency_keys where route = 'copyProposalLink'`);
    expect(kept).toEqual([]);
    const secrets = [token, copied.body.token, another, third];
    await service.database.query(`delete from attempts`);
    expect(new Set(secrets).size).toBe(4);
    for (const secret of secrets) {
      expect((await say(secret, 'accept', { travellers: [] })).status).toBe(200);
      const facts = JSON.stringify(await told(id, 'journeys.quote-updated'));
      expect(facts).not.toContain(secret);
    }
    // Whose it is stays with the quote, and so in its history.
    const last = (await told(id, 'journeys.quote-updated')).at(-1)?.data;
    expect(last).toMatchObject({
      proposals: [{ copied_links: [1, 2, 3].map(() => ({ link_hash: expect.any(String), by: expect.any(String) })) }],
    });
    await service.request('POST', `${path}/${id}/proposal/1/withdraw`, { headers: asStaff() });
    for (const secret of secrets) expect((await say(secret, 'accept', { travellers: [] })).status).toBe(404);
    expect(await copy()).toMatchObject({ status: 409, body: { code: 'proposal_withdrawn' } });
    await send(id);
    expect((await say(copied.body.token, 'accept', { travellers: [] })).status).toBe(404);
    for (let count = 0; count < 50; count += 1) expect((await copy()).status).toBe(201);
    expect(await copy()).toMatchObject({ status: 409, body: { code: 'too_many_links' } });
  });

  test('are for staff of the agency, and what was won is closed to both sides', async () => {
    const { id, token } = await aProposal();
    expect((await send(id, {}, asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await send(id, {}, asTraveller())).status).toBe(403);
    expect((await send(id, { valid_until: '2020-01-01', services: [], version: 1 })).status).toBe(400);
    expect((await send(id, { version: 1 })).status).toBe(409);
    await service.request('PATCH', `${path}/${id}`, { headers: asStaff(), body: { status: 'won' } });
    for (const answer of [await send(id), await say(token, 'question', { question: '¿Y?' })]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'quote_closed' } });
    }
  });

  test('a journey that is made of a quote wins it in the same moment, once, and only of the same agency', async () => {
    const { id, token } = await aProposal();
    const [adviser, one] = [newId(), aPassenger()];
    await deliver(service, employee(adviser), anEvent('identity.passenger-registered', one));
    const sell = (quote: string, changes: object = {}) =>
      service.request<{ id: string }>('POST', `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`, {
        headers: asStaff(),
        body: journeyBody({ passengers: [one.id], travel_agent: adviser, quote, ...changes }),
      });
    expect((await sell(newId())).body).toEqual({ quote: [expect.any(String)] });
    expect((await sell(id, { services: [] })).status).toBe(400);
    expect((await say(token, 'accept', { travellers: [] })).status).toBe(200);
    const { status, body } = await sell(id);
    expect(status).toBe(200);
    expect((await told(id, 'journeys.quote-updated')).at(-1)?.data).toMatchObject({
      status: 'won',
      journey: body.id,
      closed_at: clock.now().toISOString(),
    });
    const before = (await service.database.query(`select id from journeys`)).length;
    expect(await sell(id)).toMatchObject({ status: 409, body: { code: 'quote_has_journey' } });
    expect(await service.database.query(`select id from journeys`)).toHaveLength(before);
  });
});
