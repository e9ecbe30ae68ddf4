import { type SecondFactor, serviceKind, serviceKinds } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import type { Page } from 'playwright-core';
import { openLuggage, proposedQuote } from './answered-screens.ts';
import { answer, at, dialogOf, goOnAt, openFolds, type Screen, submit } from './screen.ts';

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

/** A quote that was proposed twice, asked about and accepted. */
async function openQuote(page: Page): Promise<void> {
  await answer(page, `/api/v1/agency/web_quote/${proposedQuote.id}`, 200, proposedQuote);
  await page.goto(`/admin/quotes?quote=${proposedQuote.id}`);
  await dialogOf(page, 'Cotización de Rosa Zambrano').waitFor();
}

const attached = galapagos.services.filter(({ recordId }) => recordId !== null).map(({ kind }) => kind);

/** What the server says of a second factor, and what setting it up and new codes are answered with. */
async function answerFactor(page: Page, factor: SecondFactor): Promise<void> {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const begun = { secret, uri: `otpauth://totp/Bit%C3%A1cora:0910000017?secret=${secret}` };
  await page.route(/\/auth\/users\/second_factor\/?$/, (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? factor : begun }),
  );
  const codes = { recovery_codes: Array.from({ length: 10 }, (_, index) => `k7m${index}-q2w8-zx4n`) };
  await page.route(/\/second_factor\/recovery_codes\/?$/, (route) => route.fulfill({ json: codes }));
  await at('/user/second_factor', 'Verificación en dos pasos')(page);
}

/** Answered by itself: setting it up would end the account's other sessions. */
const secondFactorScreens: Screen[] = [
  {
    name: 'the picture for the app of a second factor, with errors',
    open: async (page) => {
      await answerFactor(page, { is_on: false, is_required: true, recovery_codes_left: 0 });
      await page.getByLabel('Contraseña actual').fill(demo.password);
      await page.getByRole('button', { name: 'Empezar' }).click();
      await page.getByRole('button', { name: 'Activar' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'the recovery codes of a second factor',
    open: async (page) => {
      await answerFactor(page, { is_on: true, is_required: false, recovery_codes_left: 1 });
      await page.getByRole('button', { name: 'Crear códigos nuevos' }).click();
      const dialog = page.getByRole('dialog', { name: 'Crear códigos de recuperación nuevos' });
      await dialog.getByLabel('Contraseña actual').fill(demo.password);
      await dialog.getByRole('button', { name: 'Crear códigos' }).click();
      await page.getByRole('heading', { name: 'Guarde sus códigos de recuperación' }).waitFor();
    },
  },
];

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
    name: 'a week of the calendar',
    open: async (page) => {
      await at('/admin/calendar?view=week', 'Calendario')(page);
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'the calendar as a list',
    open: async (page) => {
      await at('/admin/calendar?view=list', 'Calendario')(page);
      await page
        .getByRole('link', { name: /^Salida/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'the address of the calendar in another program',
    open: async (page) => {
      const feed = { since: null, is_own: true };
      const made = {
        since: new Date().toISOString(),
        is_own: true,
        address: `https://bitacora.example/${'a'.repeat(60)}`,
      };
      await page.route('**/api/v1/agency/calendar_feed*', (route) =>
        route.fulfill({ status: 200, json: route.request().method() === 'GET' ? feed : made }),
      );
      await at('/admin/calendar', 'Calendario')(page);
      await page.getByRole('button', { name: 'Conectar con otro calendario' }).click();
      await page.getByRole('button', { name: 'Crear dirección' }).click();
      await page.getByRole('dialog').locator('code').waitFor();
    },
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
  { name: 'a quote with its proposals', open: openQuote },
  {
    name: 'a quote that is lost without a reason',
    open: async (page) => {
      await openQuote(page);
      await page.getByRole('dialog').getByLabel('Estado').selectOption('lost');
      await submit(page, 'Guardar cambios');
    },
  },
  {
    name: 'the question before a proposal is withdrawn',
    open: async (page) => {
      await openQuote(page);
      await page.getByRole('button', { name: /^Retirar el enlace/ }).click();
      await dialogOf(page, '¿Retirar el enlace?').waitFor();
    },
  },
  {
    name: 'a proposal with errors',
    open: async (page) => {
      await openQuote(page);
      await page.getByRole('button', { name: 'Escribir otra propuesta' }).click();
      await page.getByRole('button', { name: 'Agregar servicio' }).click();
      await submit(page, 'Enviar propuesta');
    },
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
    name: 'an answer about luggage with errors',
    open: async (page) => {
      await answer(page, `/api/v1/agency/luggage_request/${openLuggage.id}`, 200, openLuggage);
      await page.goto(`/admin/luggage?request=${openLuggage.id}`);
      await dialogOf(page, 'Solicitud de equipaje').waitFor();
      await submit(page, 'Enviar respuesta');
    },
  },
  {
    name: 'the templates of mails',
    open: at('/admin/mails', 'Plantillas de correo'),
  },
  {
    name: 'a mail with sample data',
    open: async (page) => {
      await page.goto('/admin/mails?mail=service-ready&kind=hosting');
      await dialogOf(page, 'Servicio listo').waitFor();
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'the second factor that is not set up',
    open: async (page) => {
      await at('/user/second_factor', 'Verificación en dos pasos')(page);
      await page.getByRole('button', { name: 'Empezar' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  ...secondFactorScreens,
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
    name: "passengers' documents of a service, and the dialog that adds more over them",
    open: async (page) => {
      await openGalapagos(page);
      await page.getByRole('button', { name: 'Ver Pólizas' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Agregar documentos' }).click();
      await page.getByRole('heading', { name: /^Documentos: / }).waitFor();
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
