import { demo } from '@bitacora/contracts/demo';
import type { Page } from 'playwright-core';
import { at, dialogOf, openFolds, submit, type Screen } from './screen.ts';

/** What Carlos Muñoz sees. */
export const travellerScreens: Screen[] = [
  ...demo.journeys.map(({ id, title }) => ({
    name: `the journey "${title}" with its folds open`,
    open: async (page: Page) => {
      await at(`/my_journeys/${id}`, 'Mis viajes')(page);
      await page.getByRole('article').first().waitFor();
      await openFolds(page);
    },
  })),
  {
    name: "the passengers' documents",
    open: async (page) => {
      await at(`/my_journeys/${demo.journeys[0].id}`, 'Mis viajes')(page);
      await page.getByRole('button', { name: 'Ver Pólizas' }).click();
      await dialogOf(page, 'Documentos Por Pasajero').waitFor();
    },
  },
  {
    name: 'all documents of a journey',
    open: async (page) => {
      await at(`/my_journeys/${demo.journeys[1].id}`, 'Mis viajes')(page);
      await page.getByRole('button', { name: 'Documentos' }).click();
      await dialogOf(page, 'Documentos del viaje').waitFor();
    },
  },
  {
    name: 'a journey that is not theirs',
    open: at('/my_journeys/00000000-0000-7000-8000-000000000000', 'Mis viajes'),
  },
  {
    name: 'personal data',
    open: async (page) => {
      await at('/user/information', 'Mis Datos Personales')(page);
      await page.getByRole('region', { name: 'Su cuenta' }).waitFor();
    },
  },
  {
    name: 'the form of personal data with errors',
    open: async (page) => {
      await at('/user/update', 'Actualizar mis datos')(page);
      await page.getByLabel('Nombres').first().fill('');
      await submit(page, 'Guardar mis datos');
    },
  },
  {
    name: 'the question before unsaved data are left',
    open: async (page) => {
      await at('/user/update', 'Actualizar mis datos')(page);
      await page.getByLabel('Nombres').first().fill('Otro');
      await page.getByRole('link', { name: 'Cancelar' }).click();
      await dialogOf(page, '¿Descartar lo escrito?').waitFor();
    },
  },
  {
    name: 'which mails come',
    open: async (page) => {
      await at('/user/mails', 'Correos que recibe')(page);
      await page.getByRole('switch').first().waitFor();
    },
  },
  {
    name: 'the devices with an open session',
    open: async (page) => {
      await at('/user/sessions', 'Dispositivos con sesión abierta')(page);
      await page.getByText('Este dispositivo', { exact: true }).waitFor();
    },
  },
  {
    name: 'the form of a new password with errors',
    open: async (page) => {
      await at('/user/change_password', 'Cambiar Contraseña')(page);
      await submit(page, /^Cambiar Contraseña$/);
    },
  },
  {
    name: 'the problem report with errors',
    open: async (page) => {
      await at('/user/report_problem', 'Reportar un problema')(page);
      await page.getByText('R-000001').waitFor();
      await submit(page, 'Enviar reporte');
    },
  },
];
