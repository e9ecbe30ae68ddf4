import { serviceKind, serviceKinds } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import type { Page } from 'playwright-core';
import { at, dialogOf, goOnAt, openFolds, type Screen, submit } from './screen.ts';

const [galapagos] = demo.journeys;

async function openCarlos(page: Page): Promise<void> {
  await goOnAt(`/admin/passengers/${demo.carlos.passengerId}`, /Carlos/)(page);
  await page.getByRole('region', { name: 'Próximos y en curso' }).waitFor();
}

/** The journey as staff prepare it. */
async function openGalapagos(page: Page): Promise<void> {
  await page.goto(`/admin/journeys/${galapagos.id}`);
  await page.getByRole('article').first().waitFor();
}

async function chooseOf(page: Page, service: RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name: service }).first().click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Opens a form and sends it as it is, so that its errors show. */
async function sendEmpty(page: Page, opener: RegExp | string, send: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: send }).last().click();
  // A short form has no summary: its field alone says what is wrong.
  await dialog.locator('[role=alert], [aria-invalid=true]').first().waitFor();
}

const attached = galapagos.services.filter(({ recordId }) => recordId !== null).map(({ kind }) => kind);

/** What María José Andrade, an adviser, sees. */
export const staffScreens: Screen[] = [
  {
    name: "the agency's day",
    open: async (page) => {
      await at('/admin', 'Hoy')(page);
      await page.getByRole('region', { name: 'Viajan hoy' }).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'the passengers',
    open: async (page) => {
      await at('/admin/passengers?search=muñoz', 'Pasajeros')(page);
      await page.getByRole('link', { name: /Muñoz/ }).first().waitFor();
    },
  },
  {
    name: 'the journeys with all that narrows them',
    open: async (page) => {
      // Other stories sell journeys meanwhile: theirs may fill the first page.
      await at('/admin/journeys?search=muñoz', 'Viajes')(page);
      await page.getByRole('link', { name: /Muñoz/ }).first().waitFor();
      const filters = page.getByRole('button', { name: /^Filtros/ });
      if (await filters.isVisible()) await filters.click();
    },
  },
  {
    name: 'a view of the journeys that finds none',
    open: async (page) => {
      await at('/admin/journeys?search=nadie-se-llama-así', 'Viajes')(page);
      await page.getByText('Ningún viaje coincide').waitFor();
    },
  },
  {
    name: 'an employee',
    open: async (page) => {
      await page.goto(`/admin/employees?employee=${demo.operations.employeeId}`);
      await dialogOf(page, 'Diana Zambrano').waitFor();
    },
  },
  {
    name: 'the menu of staff as a drawer',
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await at('/admin/quotes', 'Cotizaciones')(page);
      await page.getByRole('button', { name: 'Abrir menú' }).click();
      await dialogOf(page, 'Administración').waitFor();
    },
  },
  {
    name: 'the search over everything',
    open: async (page) => {
      await at('/admin/quotes', 'Cotizaciones')(page);
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Buscar en la agencia' }).fill('muñoz');
      await page.getByRole('option', { name: /Muñoz/ }).first().waitFor();
    },
  },
  {
    name: 'a search that finds nobody',
    open: async (page) => {
      await at('/admin/passengers?search=nadie-se-llama-así', 'Pasajeros')(page);
      await page.getByText('Ningún pasajero coincide').first().waitFor();
    },
  },
  {
    name: 'a new journey with errors',
    open: async (page) => {
      await at('/admin/new_journey', 'Nuevo viaje')(page);
      await submit(page, 'Crear viaje');
    },
  },
  {
    name: 'a new passenger from within a journey, with errors',
    open: async (page) => {
      await at('/admin/new_journey', 'Nuevo viaje')(page);
      await sendEmpty(page, 'Nuevo pasajero', 'Crear pasajero');
    },
  },
  {
    name: 'a month of the calendar',
    open: async (page) => {
      await at('/admin/calendar?view=month', 'Calendario')(page);
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'the calendar as a list',
    open: at('/admin/calendar?view=list', 'Calendario'),
  },
  {
    name: 'the packages',
    open: async (page) => {
      await at('/admin/packages', 'Paquetes')(page);
      await page.getByRole('link', { name: /Galápagos/ }).waitFor();
    },
  },
  {
    name: 'a package with errors',
    open: async (page) => {
      await at('/admin/packages', 'Paquetes')(page);
      await sendEmpty(page, 'Nuevo paquete', 'Crear paquete');
    },
  },
  {
    name: 'what was billed',
    open: async (page) => {
      await at('/admin/billing?month=all', 'Facturación')(page);
      await page
        .getByRole('link', { name: /Factura/ })
        .first()
        .waitFor();
      await openFolds(page);
    },
  },
  {
    name: 'the quotes',
    open: at('/admin/quotes', 'Cotizaciones'),
  },
  {
    name: 'the reported problems',
    open: async (page) => {
      await at('/admin/problems', 'Problemas reportados')(page);
      await page.getByRole('link', { name: /R-000001/ }).waitFor();
    },
  },
  {
    name: 'the luggage that is asked for',
    open: at('/admin/luggage', 'Equipaje'),
  },
  {
    name: 'a reported problem',
    open: async (page) => {
      await page.goto(`/admin/problems?report=${demo.problemReports[0]}`);
      await dialogOf(page, 'Reporte R-000001').waitFor();
    },
  },
  {
    name: 'the content of the site',
    open: async (page) => {
      await at('/admin/content', 'Contenido del sitio')(page);
      await page.getByRole('switch').first().waitFor();
    },
  },
  {
    name: 'the texts of the home page with errors',
    open: async (page) => {
      await at('/admin/content/home', 'Inicio')(page);
      await page.getByLabel('Frase principal').fill('');
      await submit(page, 'Guardar cambios');
    },
  },
  {
    name: 'the covers',
    open: async (page) => {
      await at('/admin/content/covers', 'Portadas')(page);
      await page.getByRole('button', { name: 'Quitar la portada 1' }).waitFor();
    },
  },
  {
    name: 'a new tour with errors',
    open: async (page) => {
      await at('/admin/content/tours/new', 'Tour nuevo')(page);
      await submit(page, 'Crear tour');
    },
  },
  {
    name: 'new passengers with errors',
    open: async (page) => {
      await at('/admin/new_passenger', 'Nuevo pasajero')(page);
      await page.getByRole('button', { name: 'Agregar otro pasajero' }).click();
      await submit(page, 'Crear 2 pasajeros');
    },
  },
  {
    name: 'rows of passengers that are pasted',
    open: async (page) => {
      await at('/admin/new_passenger', 'Nuevo pasajero')(page);
      await page.getByRole('button', { name: 'Pegar desde una hoja de cálculo' }).click();
      await page.getByLabel('Filas').fill('1710034065\tInés\tVera\t4/5/1990\tF\tS\n1\tTomás\tVera\t31/2/2018');
      await page.getByText('Fila 2').waitFor();
    },
  },
  {
    name: 'a passenger that is changed',
    open: async (page) => {
      await openCarlos(page);
      await page.getByRole('button', { name: 'Editar pasajero' }).click();
      await dialogOf(page, 'Editar pasajero').waitFor();
    },
  },
  {
    name: "a passenger's mails and history",
    open: async (page) => {
      await openCarlos(page);
      await openFolds(page);
    },
  },
  ...attached.map((kind) => ({
    name: `the form that changes: ${serviceKind(kind).label}`,
    open: async (page: Page) => {
      await openGalapagos(page);
      const item = page.getByRole('article', { name: new RegExp(`^${serviceKind(kind).label}`) });
      await item.getByRole('button', { name: 'Actualizar' }).first().click();
      await dialogOf(page, 'Actualizar').waitFor();
    },
  })),
  {
    name: 'a journey that is prepared, with the folds open',
    open: async (page) => {
      await openGalapagos(page);
      await openFolds(page);
    },
  },
  {
    name: 'a journey as its travellers see it',
    open: async (page) => {
      await page.goto(`/admin/journeys/${galapagos.id}?as=traveller`);
      await page.getByText('Así ven este viaje').waitFor();
    },
  },
  {
    name: 'the form that changes a journey, with errors',
    open: async (page) => {
      await openGalapagos(page);
      await page.getByRole('button', { name: 'Editar viaje' }).click();
      const dialog = page.getByRole('dialog', { name: /^Editar viaje/ });
      await dialog.getByLabel('Costo total').fill('mucho');
      await dialog.getByRole('button', { name: 'Guardar viaje' }).click();
      await dialog.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'the form that calls a service off, with errors',
    open: async (page) => {
      await openGalapagos(page);
      await chooseOf(page, /^Más sobre Hospedaje/, 'Cancelar servicio…');
      const dialog = page.getByRole('dialog', { name: /^Cancelar Hospedaje/ });
      await dialog.getByRole('button', { name: 'Cancelar el servicio' }).click();
      await dialog.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'the documents of several passengers',
    open: async (page) => {
      await openGalapagos(page);
      await chooseOf(page, /^Más sobre Seguro/, 'Documentos de pasajeros…');
      const dialog = page.getByRole('dialog', { name: /^Documentos/ });
      const file = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
      await dialog.locator('input[type=file]').setInputFiles([
        { ...file, name: 'poliza-carlos.pdf' },
        { ...file, name: 'poliza-2.pdf' },
      ]);
      await dialog.getByRole('listitem').nth(1).waitFor();
    },
  },
  {
    name: 'the invoice form with errors',
    open: async (page) => {
      await openGalapagos(page);
      await sendEmpty(page, 'Crear factura', 'Crear factura');
    },
  },
  {
    name: 'the payment form with errors',
    open: async (page) => {
      await openGalapagos(page);
      await sendEmpty(page, 'Crear pago', 'Crear pago');
    },
  },
  {
    name: 'the refund form with errors',
    open: async (page) => {
      await openGalapagos(page);
      await sendEmpty(page, 'Crear devolución', 'Crear devolución');
    },
  },
  {
    name: 'the form that voids a payment, with errors',
    open: async (page) => {
      await openGalapagos(page);
      await sendEmpty(page, /^Anular pago/, 'Anular pago');
    },
  },
  {
    name: "the form of a passenger's document with errors",
    open: async (page) => {
      await openGalapagos(page);
      await page.getByRole('button', { name: 'Ver Pólizas' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Agregar documento' }).click();
      await sendEmpty(page, 'Agregar documento', 'Agregar documento');
    },
  },
];

/** Every kind's form with its errors, on a journey that has one pending service of each. */
export const creationScreens = (journeyId: () => string): Screen[] =>
  serviceKinds.map((kind) => ({
    name: `the form that creates: ${serviceKind(kind).label}`,
    open: async (page) => {
      await goOnAt(`/admin/journeys/${journeyId()}`, /./)(page);
      const item = page.getByRole('article', { name: new RegExp(`^${serviceKind(kind).label}`) });
      await item.getByRole('button', { name: 'Crear' }).click();
      const dialog = page.getByRole('dialog', { name: 'Crear Servicio' });
      await dialog.getByRole('button', { name: /^Crear / }).click();
      await dialog.getByRole('alert').first().waitFor();
    },
  }));
