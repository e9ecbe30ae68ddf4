import { contentDefaults } from '@bitacora/contracts/content-defaults';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { words } from '../../../src/features/important-information/words.ts';
import { words as privacyWords } from '../../../src/features/legal/privacy-words.ts';
import { termsSections } from '../../../src/lib/content/terms.ts';
import { buildImage } from '../support/content.ts';
import { agency, FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

const longPages = [
  ['/terms_and_conditions', 'Términos y condiciones', termsSections],
  ['/privacy_policy', 'Política de privacidad', privacyWords.sections],
  ['/important_information', 'Información Importante', words.sections],
] as const;

describe('a long page', () => {
  test.each(longPages)(
    '%s has contents that lead to each part, and says when it was changed',
    async (path, title, parts) => {
      const { user, router, container } = openSite(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(screen.getByText(/^Actualizado el \d+ de \w+ de \d{4}$/)).toBeInTheDocument();
      const contents = within(screen.getByRole('navigation', { name: 'En esta página' }));
      for (const part of parts) {
        expect(contents.getByRole('link', { name: part.title })).toBeInTheDocument();
        expect(screen.getByRole('heading', { level: 2, name: part.title })).toHaveAttribute('id', part.id);
      }
      const last = parts.at(-1);
      await user.click(contents.getByRole('link', { name: last?.title ?? '' }));
      expect(router.state.location.hash).toBe(`#${last?.id}`);
      expect(screen.getByRole('heading', { level: 2, name: last?.title ?? '' })).toHaveFocus();
      expect((await axe(container)).violations).toEqual([]);
    },
  );

  test('the terms keep the rules of age, of access and of liability', async () => {
    openSite('/terms_and_conditions');
    expect(
      await screen.findByText(/menores de 13 años pueden navegar por el sitio, pero no registrarse/),
    ).toBeVisible();
    expect(screen.getByText(/13 y 14 años se registran solo con la autorización/)).toBeVisible();
    expect(screen.getByText(/se limita al valor que usted efectivamente pagó/)).toBeVisible();
  });

  test('the privacy policy names who is responsible, and points to the contacts when that cannot be read', async () => {
    const site = openSite('/privacy_policy');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(`RUC ${agency.ruc}`)).toBeInTheDocument();
    site.unmount();
    api.on(`GET /api/v1/agency/public/${agency.ruc}`, noNetwork());
    openSite('/privacy_policy');
    expect(await screen.findByText(/están en la página de contactos/)).toBeInTheDocument();
  });
});

describe('the about-us page', () => {
  test('shows the picture, the vision and the mission of the store', async () => {
    const aboutUs = buildImage({ alt: 'El cerro Santa Ana' });
    api.on('GET /api/v1/content/web/ImagesSections', json(200, { aboutUs: 'x', images: { aboutUs }, version: 1 }));
    api.on('GET /api/v1/content/web/AboutUs', json(200, { ...contentDefaults.AboutUs, vision: 'Ver más lejos.' }));
    const { container } = openSite('/about_us');
    expect(await screen.findByRole('img', { name: 'El cerro Santa Ana' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Visión' }).nextSibling).toHaveTextContent('Ver más lejos.');
    expect(screen.getByRole('heading', { name: 'Misión' })).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('stands with its own words and a drawing while the store is away', async () => {
    api.on('GET /api/v1/content/web/ImagesSections', noNetwork()).on('GET /api/v1/content/web/AboutUs', noNetwork());
    openSite('/about_us');
    expect(await screen.findByText(contentDefaults.AboutUs.mission)).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
