import type { MailPreview, MailTemplate } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json } from '../support/fake-api.ts';
import { maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const PATH = '/api/v1/agency/mail_template';

const DOCUMENT = 'GET /api/v1/mail_previews/service-ready';

const templates: MailTemplate[] = [
  { template: 'problem-report', audience: 'staff', subject: 'R-000012: documento', kinds: [] },
  { template: 'activation', audience: 'accounts', subject: 'Active su cuenta en Bitácora Viajes', kinds: [] },
  { template: 'service-ready', audience: 'travellers', subject: 'Su hospedaje está listo', kinds: ['hosting', 'visa'] },
];

const preview: MailPreview = {
  subject: 'Su hospedaje está listo: Baltra, Ecuador',
  sender: { name: 'Bitácora Viajes', address: 'viajes@bitacora.example' },
  reply_to: { name: 'María José Andrade', address: 'maria@bitacora.example' },
  text: 'Hola, Ana Lucía.\n\nVer este servicio:\nhttps://bitacora.example/my_journeys/1',
  document: '/api/v1/mail_previews/service-ready?agency=0993371112001&expires=1&signature=abc',
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
  remember(maria);
  api.on('GET /auth/users/me', json(200, maria));
  api.on(`GET ${PATH}`, () => json(200, { results: templates }));
  api.on(`GET ${PATH}/service-ready`, () => json(200, preview));
  api.on(DOCUMENT, () => new Response('<p>Hola</p>'));
});

const frame = async (name = 'Vista previa: Servicio listo') => screen.findByTitle<HTMLIFrameElement>(name);
const asked = () => api.asked(`GET ${PATH}/service-ready`).map(({ query }) => query.get('kind'));

describe('the templates of mails', () => {
  test('are listed by whom they are for, each with its subject', async () => {
    const { container } = openSite('/admin/mails');
    const ofTravellers = within(await screen.findByRole('region', { name: 'A quien viaja' }));
    expect(ofTravellers.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Servicio listo.*Su hospedaje está listo/),
    ]);
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'A quien viaja',
      'Sobre la cuenta',
      'Al equipo de la agencia',
    ]);
    expect(screen.getByRole('link', { name: /Plantillas de correo/ })).toHaveAttribute('href', '/admin/mails');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('that cannot be loaded are asked for again', async () => {
    api.on(`GET ${PATH}`, json(500, { detail: 'Error en el servidor', code: 'internal' }));
    const { user } = openSite('/admin/mails');
    expect(await screen.findByText('No pudimos cargar las plantillas.')).toBeInTheDocument();
    api.on(`GET ${PATH}`, () => json(200, { results: templates }));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('link', { name: /Servicio listo/ })).toBeInTheDocument();
  });

  test('that are none are said to be none', async () => {
    api.on(`GET ${PATH}`, () => json(200, { results: [] }));
    openSite('/admin/mails');
    expect(await screen.findByText('No hay plantillas')).toBeInTheDocument();
  });
});

describe('a template of mails', () => {
  test('opens over the list with what it says, in a frame where nothing runs, and has the focus back to its row', async () => {
    const { user, router } = openSite('/admin/mails');
    await user.click(await screen.findByRole('link', { name: /Servicio listo/ }));
    expect(router.state.location.search).toBe('?mail=service-ready');
    const dialog = within(await screen.findByRole('dialog', { name: 'Servicio listo' }));
    expect(await dialog.findByText('Su hospedaje está listo: Baltra, Ecuador')).toBeInTheDocument();
    expect(dialog.getByText('Bitácora Viajes (viajes@bitacora.example)')).toBeInTheDocument();
    expect(dialog.getByText('María José Andrade (maria@bitacora.example)')).toBeInTheDocument();
    expect(await frame()).toHaveAttribute('src', preview.document);
    expect(await frame()).toHaveAttribute('sandbox', '');
    expect((await axe(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
    await user.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(screen.getByRole('link', { name: /Servicio listo/ })).toHaveFocus());
  });

  test('is seen as on a phone, by night and as text, in a frame that stays', async () => {
    const { user } = openSite('/admin/mails?mail=service-ready');
    const shown = await frame();
    expect(shown).toHaveClass('scheme-light');
    expect(shown.className).not.toContain('max-w');
    await user.click(screen.getByRole('button', { name: 'Teléfono' }));
    expect(shown.className).toContain('max-w-[22.5rem]');
    await user.click(screen.getByRole('button', { name: 'Oscuro' }));
    expect(shown).toHaveClass('scheme-dark');
    expect(screen.getByRole('button', { name: 'Oscuro' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Texto' }));
    expect(screen.getByText(/Ver este servicio:/)).toBeVisible();
    expect(shown).not.toBeVisible();
    expect(screen.queryByRole('button', { name: 'Oscuro' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Computadora' }));
    expect(await frame()).toBe(shown);
    expect(shown).toBeVisible();
  });

  test('about a service is seen for each of its kinds, which the address says', async () => {
    const { user, router } = openSite('/admin/mails?mail=service-ready');
    const choice = await screen.findByLabelText('Servicio');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hospedaje', 'Visa']);
    await frame();
    await user.click(screen.getByRole('button', { name: 'Oscuro' }));
    await user.selectOptions(choice, 'Visa');
    expect(router.state.location.search).toBe('?mail=service-ready&kind=visa');
    // How it is looked at stays.
    expect(await frame()).toHaveClass('scheme-dark');
    expect(asked()).toEqual([null, 'visa']);
  });

  test('is seen of the first of its kinds where the address names none of them', async () => {
    api.on(`GET ${PATH}/service-ready`, ({ query }) =>
      query.get('kind') === 'car_rental' ? json(404, { detail: 'x', code: 'not_found' }) : json(200, preview),
    );
    openSite('/admin/mails?mail=service-ready&kind=car_rental');
    expect(await frame()).toHaveAttribute('src', preview.document);
    expect(await screen.findByLabelText('Servicio')).toHaveValue('hosting');
  });

  test('about no service has no such choice', async () => {
    api.on(`GET ${PATH}/activation`, () => json(200, { ...preview, reply_to: null }));
    openSite('/admin/mails?mail=activation');
    await frame('Vista previa: Activación de la cuenta');
    expect(screen.queryByLabelText('Servicio')).not.toBeInTheDocument();
    expect(screen.queryByText('Las respuestas llegan a')).not.toBeInTheDocument();
  });

  test('is loaded anew by a new link when somebody asks for it', async () => {
    const { user } = openSite('/admin/mails?mail=service-ready');
    await frame();
    api.on(`GET ${PATH}/service-ready`, () => json(200, { ...preview, document: '/api/v1/mail_previews/otra' }));
    api.on('GET /api/v1/mail_previews/otra', () => new Response('<p>Hola</p>'));
    await user.click(screen.getByRole('button', { name: 'Cargar de nuevo' }));
    await waitFor(async () => expect(await frame()).toHaveAttribute('src', '/api/v1/mail_previews/otra'));
  });

  test('that cannot be loaded is asked for again, and no former one is shown in its place', async () => {
    const { user } = openSite('/admin/mails?mail=service-ready');
    await frame();
    api.on(`GET ${PATH}/service-ready`, json(503, { detail: 'Intente más tarde', code: 'service_unavailable' }));
    await user.click(screen.getByRole('button', { name: 'Cargar de nuevo' }));
    expect(await screen.findByText('No pudimos cargar el correo.')).toBeInTheDocument();
    expect(screen.queryByTitle(/Vista previa/)).not.toBeInTheDocument();
    api.on(`GET ${PATH}/service-ready`, () => json(200, preview));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await frame()).toBeInTheDocument();
  });

  test('whose frame would show a failure says so in its place, and is loaded again', async () => {
    api.on(DOCUMENT, json(401, { detail: 'Este enlace ya no sirve', code: 'link_expired' }));
    const { user } = openSite('/admin/mails?mail=service-ready');
    expect(await screen.findByText('No pudimos cargar el correo.')).toBeInTheDocument();
    expect(screen.queryByTitle(/Vista previa/)).not.toBeInTheDocument();
    api.on(DOCUMENT, () => new Response('<p>Hola</p>'));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await frame()).toBeInTheDocument();
  });

  test('is one stop of the keyboard: a key that scrolls goes into its frame, and its links are passed over', async () => {
    const { user } = openSite('/admin/mails?mail=service-ready');
    const shown = await frame();
    expect(shown).toHaveAttribute('tabindex', '-1');
    const scroller = screen.getByRole('group', { name: 'Servicio listo, se desplaza con las flechas' });
    act(() => scroller.focus());
    await user.keyboard('{Enter}');
    expect(scroller).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(shown).toHaveFocus();
  });

  test('is not offered on a phone as on a computer', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(width < 36rem)' });
    try {
      openSite('/admin/mails?mail=service-ready');
      expect((await frame()).className).toContain('max-w-[22.5rem]');
      expect(screen.getByRole('button', { name: 'Teléfono' })).toHaveAttribute('aria-pressed', 'true');
      expect(screen.queryByRole('button', { name: 'Computadora' })).not.toBeInTheDocument();
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  test('that is not there is said so', async () => {
    api.on(`GET ${PATH}/nothing`, json(404, { detail: 'No existe', code: 'not_found' }));
    openSite('/admin/mails?mail=nothing');
    expect(await screen.findByText(/No hay una plantilla así/)).toBeInTheDocument();
  });
});
