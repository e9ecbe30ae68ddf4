import type { EventEnvelope, WebQuote } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { asRole, asStaff, asTraveller, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { agency, deliver, employee, passenger, written } from './fixture.ts';

jest.setTimeout(60_000);

const today = dayAt(new Date());

describe('handing over', () => {
  let service: TestProcess;
  const [traveller, user] = [newId(), newId()];
  beforeAll(async () => {
    service = await startTestProcess(journeys);
    await deliver(service, agency(), passenger(traveller, TEST_AGENCY, user));
  });
  afterAll(() => service.stop());

  interface Work {
    journeys: number;
    quotes: number;
    reports: number;
  }
  interface Answer {
    done: Work;
    left: number;
  }

  async function someone(isActive = true): Promise<string> {
    const id = newId();
    await deliver(service, employee(id, { isActive }));
    return id;
  }

  const workOf = async (id: string) =>
    (await service.request<Work>('GET', `/api/v1/journey/hand_over/${id}`, { headers: asRole('owner') })).body;
  const give = (id: string, body: object) =>
    service.request<Answer>('POST', `/api/v1/journey/hand_over/${id}`, {
      headers: asRole('owner'),
      body,
    });

  async function sold(adviser: string, changes: Record<string, unknown> = {}): Promise<string> {
    const body = {
      passengers: [traveller],
      start_city: 'EC-GYE',
      destination_city: 'EC-GPS',
      travel_date: addDays(today, 40),
      return_date: addDays(today, 45),
      purchase_date: addDays(today, -90),
      cost: 1500,
      travel_direction: 'IV',
      travel_agent: adviser,
      services: [{ kind: 'hosting' }],
      ...changes,
    };
    const path = `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`;
    return (await service.request<{ id: string }>('POST', path, { headers: asStaff(), body })).body.id;
  }

  async function asked(owner: string, status = 'in_progress'): Promise<string> {
    const { body } = await service.request<WebQuote>('POST', '/api/v1/agency/web_quote', {
      headers: { 'x-forwarded-for': `10.9.0.${++visitors}` },
      body: {
        agency: TEST_AGENCY,
        first_name: 'Rosa',
        last_name: 'Villacís',
        phone: '0991234567',
        email: 'rosa@correo.ec',
        n_adults: 2,
        n_children: 0,
        travel_date: addDays(today, 60),
        country: 'PE',
        accept_privacy: true,
      },
    });
    await service.request('PATCH', `/api/v1/agency/web_quote/${body.id}`, {
      headers: asStaff(),
      body: { owner, status, ...(status === 'lost' ? { lost_reason: 'PRICE' } : {}) },
    });
    return body.id;
  }
  let visitors = 0;

  async function reported(owner: string, answer = ''): Promise<string> {
    const path = '/api/v1/agency/problem_report';
    const { body } = await service.request<{ id: string }>('POST', path, {
      headers: asTraveller(user),
      body: { description: 'No me llegó el voucher', topic: 'DOCUMENT', agency: TEST_AGENCY },
    });
    await service.request('PATCH', `${path}/${body.id}`, { headers: asStaff(), body: { owner, answer } });
    return body.id;
  }

  const newest = async (id: string): Promise<EventEnvelope | undefined> => (await written(service, id)).at(-1);

  test('gives the journeys that are not over and the open quotes and reports to a colleague, each with its own fact', async () => {
    const [from, to] = [await someone(), await someone()];
    const coming = await sold(from);
    const underWay = await sold(from, { travel_date: addDays(today, -2), return_date: null });
    const over = await sold(from, { travel_date: addDays(today, -20), return_date: addDays(today, -10) });
    const cancelled = await sold(from);
    await service.request('POST', `/api/v1/journey/journey/${cancelled}/cancel`, {
      headers: asStaff(),
      body: { reason: 'Enfermedad', retained: '0' },
    });
    const [open, lost] = [await asked(from), await asked(from, 'lost')];
    const [problem, answered] = [await reported(from), await reported(from, 'Ya está en su viaje.')];
    expect(await workOf(from)).toEqual({ journeys: 2, quotes: 1, reports: 1 });
    const { body } = await give(from, { to });
    expect(body).toEqual({ done: { journeys: 2, quotes: 1, reports: 1 }, left: 0 });
    for (const id of [coming, underWay]) {
      expect(await newest(id)).toMatchObject({
        name: 'journeys.journey-updated',
        aggregate_version: 2,
        data: { travel_agent: to },
      });
    }
    expect(await newest(open)).toMatchObject({ name: 'journeys.quote-updated', data: { owner: to } });
    expect(await newest(problem)).toMatchObject({ name: 'journeys.problem-updated', data: { owner: to } });
    expect(await newest(answered)).toMatchObject({ data: { owner: from } });
    expect(await newest(over)).toMatchObject({ data: { travel_agent: from } });
    expect(await newest(lost)).toMatchObject({ data: { owner: from } });
    expect(await workOf(from)).toEqual({ journeys: 0, quotes: 0, reports: 0 });
    const again = await give(from, { to });
    expect(again.body).toEqual({ done: { journeys: 0, quotes: 0, reports: 0 }, left: 0 });
    expect(await newest(coming)).toMatchObject({ aggregate_version: 2 });
  });

  test('gives those that were chosen, and nothing else unless it is asked for', async () => {
    const [from, to, other] = [await someone(), await someone(), await someone()];
    const [chosen, kept] = [await sold(from), await sold(from)];
    const foreign = await sold(other);
    await asked(from);
    const { body } = await give(from, { to, journeys: [chosen, foreign], quotes: false, reports: false });
    expect(body).toEqual({ done: { journeys: 1, quotes: 0, reports: 0 }, left: 0 });
    expect(await newest(foreign)).toMatchObject({ data: { travel_agent: other } });
    expect(await newest(kept)).toMatchObject({ data: { travel_agent: from } });
    expect(await workOf(from)).toMatchObject({ journeys: 1, quotes: 1 });
  });

  test('of many goes on where it was, each as often as it is told', async () => {
    const [from, to] = [await someone(false), await someone()];
    const seller = await someone();
    for (let count = 0; count < 27; count += 1) await sold(seller);
    await service.database.query(`update journeys set travel_agent = ? where travel_agent = ?`, [from, seller]);
    expect((await give(from, { to })).body).toMatchObject({ done: { journeys: 25 }, left: 2 });
    expect((await give(from, { to })).body).toMatchObject({ done: { journeys: 2 }, left: 0 });
  });

  test('is to a colleague who works there, and from one of the agency', async () => {
    const [from, gone] = [await someone(), await someone(false)];
    for (const to of [gone, newId(), from]) {
      const { status, body } = await give(from, { to });
      expect([status, Object.keys(body)]).toEqual([400, ['to']]);
    }
    expect((await give(newId(), { to: from })).status).toBe(404);
    const byAdviser = await service.request('GET', `/api/v1/journey/hand_over/${from}`, { headers: asRole('adviser') });
    expect(byAdviser.status).toBe(403);
  });
});
