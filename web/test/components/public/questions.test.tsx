import { contentDefaults } from '@bitacora/contracts/content-defaults';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { agency, FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

const DOCUMENT = 'GET /api/v1/content/web/QuestionsAndAnswers';
const AGENCY = `GET /api/v1/agency/public/${agency.ruc}`;
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

const question = (name: RegExp) => screen.findByRole('button', { name });

describe('the page of questions', () => {
  test('has the four questions as headings that open their answers', async () => {
    const { user, container } = openSite('/questions_and_answers');
    for (const { question: name } of contentDefaults.QuestionsAndAnswers.entries)
      expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument();
    const luggage = await question(/equipaje/);
    expect(luggage).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(/Algunas tarifas promocionales/)).not.toBeVisible();
    await user.click(luggage);
    expect(screen.getByText(/Algunas tarifas promocionales/)).toBeVisible();
    await user.click(luggage);
    expect(screen.getByText(/Algunas tarifas promocionales/)).not.toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('shows how to pay with the agency’s own accounts and methods', async () => {
    openSite('/questions_and_answers');
    expect(await screen.findByText('Banco Pichincha')).toBeVisible();
    expect(screen.getByText('Cuenta corriente')).toBeVisible();
    expect(screen.getByText('Transferencia bancaria')).toBeVisible();
  });

  test('opens the answer that an address names, and keeps what else is open', async () => {
    const { user, router } = openSite('/questions_and_answers#como-agrego-equipaje');
    expect(await question(/equipaje/)).toHaveAttribute('aria-expanded', 'true');
    expect(await question(/pagar/)).toHaveAttribute('aria-expanded', 'false');
    await user.click(await question(/requisitos/));
    await user.click(screen.getByRole('link', { name: /Enlace a esta respuesta \(¿Qué requisitos/ }));
    expect(router.state.location.hash).toBe('#que-requisitos-necesito-para-viajar');
    expect(await question(/equipaje/)).toHaveAttribute('aria-expanded', 'true');
    expect(await question(/requisitos/)).toHaveAttribute('aria-expanded', 'true');
  });

  test('stands with the answers that come with the site while the store is away', async () => {
    api.on(DOCUMENT, noNetwork());
    openSite('/questions_and_answers');
    expect(await question(/pagar/)).toBeInTheDocument();
  });

  test('shows what staff wrote, and the accounts by themselves when nobody asks about paying', async () => {
    const entries = [{ question: '¿Puedo llevar a mi perro?', answer: 'Depende.\n\nPregúntenos.' }];
    api.on(DOCUMENT, json(200, { entries, version: 3 }));
    openSite('/questions_and_answers');
    expect(await screen.findByText('Pregúntenos.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Cuentas y medios de pago' })).toBeInTheDocument();
  });

  test('says so when the accounts cannot be read, and shows them after a retry', async () => {
    api.on(AGENCY, noNetwork());
    const { user } = openSite('/questions_and_answers');
    expect(await screen.findByText('No pudimos cargar las cuentas de la agencia.')).toBeInTheDocument();
    api.on(AGENCY, json(200, agency));
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Banco Pichincha')).toBeInTheDocument();
  });
});
