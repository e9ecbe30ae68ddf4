import { demo } from '@bitacora/contracts/demo';
import type { Page } from 'playwright-core';
import { at, dialogOf, type Screen, submit } from './screen.ts';

const openEmployee = async (page: Page) => {
  await page.goto(`/admin/employees?employee=${demo.adviser.employeeId}`);
  await dialogOf(page, 'María José Andrade').waitFor();
};

/** What the agency's owner sees besides. */
export const ownerScreens: Screen[] = [
  {
    name: 'the employees',
    open: async (page) => {
      await at('/admin/employees?search=andrade', 'Empleados')(page);
      await page.getByRole('link', { name: /Andrade, María José/ }).waitFor();
    },
  },
  {
    name: 'an employee whose roles are changed',
    open: async (page) => {
      await openEmployee(page);
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'the invitation of an employee with errors',
    open: async (page) => {
      await page.goto('/admin/employees?employee=new');
      await dialogOf(page, 'Invitar empleado').waitFor();
      await submit(page, 'Enviar invitación');
    },
  },
  {
    name: 'an absence with errors',
    open: async (page) => {
      await openEmployee(page);
      await page.getByRole('button', { name: 'Ausencia' }).click();
      await dialogOf(page, 'Ausencia de María José Andrade').waitFor();
      await submit(page, 'Guardar ausencia');
    },
  },
  {
    name: 'the question before an employee is dismissed',
    open: async (page) => {
      await openEmployee(page);
      await page.getByRole('button', { name: 'Dar de baja' }).click();
      await dialogOf(page, '¿Dar de baja a María José Andrade?').waitFor();
    },
  },
  {
    name: 'the hand-over of journeys that are chosen',
    open: async (page) => {
      await openEmployee(page);
      await page.getByRole('button', { name: 'Traspasar viajes' }).click();
      await dialogOf(page, 'Traspasar lo de María José Andrade').waitFor();
      await page.getByLabel('Viajes', { exact: true }).selectOption('some');
      await page.getByRole('group', { name: 'Viajes por traspasar' }).getByRole('checkbox').first().waitFor();
    },
  },
  ...(['month', 'adviser', 'destination'] as const).map((by) => ({
    name: `the agency in figures, by ${by}`,
    open: async (page: Page) => {
      await at(`/admin/statistics?by=${by}`, 'Estadísticas')(page);
      await page.getByRole('region', { name: 'Ventas' }).getByRole('table').waitFor();
      await page.getByRole('region', { name: 'Pagos y devoluciones' }).getByRole('table').waitFor();
      await page.locator('svg a').first().waitFor();
    },
  })),
  {
    name: 'the settings',
    open: async (page) => {
      await at('/admin/settings', 'Configuración')(page);
      await page.getByLabel('Teléfono de emergencia').waitFor();
    },
  },
  {
    name: 'the settings with errors',
    open: async (page) => {
      await at('/admin/settings', 'Configuración')(page);
      await page.getByLabel('Teléfono de emergencia').fill('');
      await page.getByRole('button', { name: 'Agregar día' }).click();
      await page.getByRole('button', { name: 'Agregar cuenta' }).click();
      await submit(page, 'Guardar cambios');
    },
  },
];
