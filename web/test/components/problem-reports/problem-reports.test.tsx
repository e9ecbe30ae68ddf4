import type { ProblemReport } from '@bitacora/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const PATH = '/admin/problem_reports';
const LIST = 'GET /api/v1/agency/problem_report';
const id = '0197a000-0000-7000-8000-0000000000b1';

const report: ProblemReport = {
  id,
  number: 'R-000123',
  agency: '0993371112001',
  topic: 'DOCUMENT',
  description: 'El voucher tiene otra fecha.\n¿Pueden corregirlo?',
  created_at: '2026-11-20T15:00:00.000Z',
  journey: {
    id: '0197a000-0000-7000-8000-0000000000c1',
    travel_date: '2026-12-01',
    destination_city: { code: 'PE-LIM', name: 'Lima', country: 'Perú', country_code: 'PE' },
  },
  reporter: {
    passenger: '0197a000-0000-7000-8000-0000000000d1',
    first_name: 'Carlos',
    last_name: 'Muñoz',
    email: 'carlos@ejemplo.ec',
    phone: '0990002301',
  },
  file: { name: 'recepcion.pdf', url: 'https://agencia.test/api/v1/files/1?signature=x' },
};

const page = (results: ProblemReport[]) => json(200, { count: results.length, next: null, previous: null, results });

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on(`${LIST}/${id}`, () => json(200, report));
});

test('a row says who, about what and when, and opens all that was written with the ways to answer', async () => {
  api.on(LIST, () => page([report]));
  const { user, router, container } = openSite(PATH);
  const row = await screen.findByRole('link', { name: /R-000123/ });
  for (const text of ['Muñoz, Carlos', 'Un documento o una reserva', /Lima, mar 1 dic/]) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(row).toHaveAccessibleName(/Con archivo/);
  expect(screen.getByText('1 reporte')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);

  await user.click(row);
  const dialog = await screen.findByRole('dialog', { name: 'Reporte R-000123' });
  expect(within(dialog).getByText(/¿Pueden corregirlo\?/)).toBeVisible();
  const link = (name: RegExp | string) => within(dialog).getByRole('link', { name });
  expect(link(/Abrir recepcion\.pdf/)).toHaveAttribute('href', report.file?.url);
  expect(link('Escribir')).toHaveAttribute('href', expect.stringContaining('mailto:carlos@ejemplo.ec?subject='));
  expect(link(/^Llamar/)).toHaveAttribute('href', 'tel:0990002301');
  expect(link('Ver el viaje')).toHaveAttribute('href', `/admin/journeys/${report.journey?.id}`);
  expect((await axe(dialog)).violations).toEqual([]);
  await user.click(within(dialog).getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the link of the mail opens that report over the list; one that is not there says so', async () => {
  api.on(LIST, () => page([]));
  openSite(`${PATH}?report=${id}`);
  expect(await screen.findByRole('dialog', { name: 'Reporte R-000123' })).toBeVisible();
  api.on(`${LIST}/${report.journey?.id}`, () => json(404, { detail: 'No encontrado', code: 'not_found' }));
  openSite(`${PATH}?report=${report.journey?.id}`);
  expect(await screen.findByText('No encontramos ese reporte en su agencia.')).toBeVisible();
});

test('a report that arrives shows by itself, and is said aloud', async () => {
  api.on(LIST, () => page([report]));
  openSite(PATH);
  await screen.findByRole('link', { name: /R-000123/ });
  const newer = { ...report, id: '0197a000-0000-7000-8000-0000000000b2', number: 'R-000124' };
  api.on(LIST, () => page([newer, report]));
  act(() => tellLiveEvent('problem-reported', { report_id: newer.id }));
  expect(await screen.findByRole('link', { name: /R-000124/ })).toBeVisible();
  expect(screen.getByText(/Llegó un reporte nuevo/)).toBeVisible();
});

test('an agency without reports is told what will be here', async () => {
  api.on(LIST, () => page([]));
  openSite(PATH);
  expect(await screen.findByText('Aún no hay problemas reportados')).toBeVisible();
});

test('a list that cannot be loaded offers to try again', async () => {
  api.on(LIST, json(500, {}));
  const { user } = openSite(PATH);
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  api.on(LIST, () => page([report]));
  await user.click(again);
  expect(await screen.findByRole('link', { name: /R-000123/ })).toBeVisible();
});

test('staff come here from their page, and a traveller is led away', async () => {
  const staff = openSite('/admin');
  expect(await screen.findByRole('link', { name: 'Problemas reportados' })).toHaveAttribute('href', PATH);
  staff.unmount();
  remember(carlos);
  api.on('GET /auth/users/me', json(200, carlos));
  const { router } = openSite(PATH);
  await waitFor(() => expect(router.state.location.pathname).toBe('/my_journeys'));
});
