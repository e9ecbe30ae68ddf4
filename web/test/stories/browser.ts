import { demo } from '@bitacora/contracts/demo';
import { eventually, fromOwnAddress, platformUrl, STORY_TIMEOUT } from '@bitacora/testing/stories';
import sparticuz from '@sparticuz/chromium';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { STORAGE_KEY, storedFrom, type Tokens } from '../../src/lib/session/stored-session.ts';

/** The screens that people use: a phone held upright, and a desk. */
export const viewports = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Chromium of the npm package on Linux; `CHROME_PATH` names another one. Not with the flags that the package proposes:
 * they put all people into one process and switch the web's security off. `letters` is what its owner set as their size.
 */
export async function openBrowser({ letters = 16 } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? (await sparticuz.executablePath()),
    args: [...quiet, `--blink-settings=defaultFontSize=${letters}`],
    headless: true,
  });
}

/** Who logs in; the demo's password unless another one is named. */
interface Person {
  cedula: string;
  password?: string;
}

interface Visit {
  viewport?: keyof typeof viewports;
  /** Another platform than that of the stories. */
  url?: string;
  /** Is logged in from the start; stories about logging in fill the form (`logIn`). */
  person?: Person;
}

/** A person's own browser profile: nothing is shared with another person's. */
export async function openContext(
  browser: Browser,
  { viewport = 'phone', url = platformUrl(), person }: Visit = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: viewports[viewport],
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    reducedMotion: 'reduce',
    extraHTTPHeaders: fromOwnAddress,
  });
  context.setDefaultTimeout(STORY_TIMEOUT);
  if (person) await openSession(context, url, person);
  return context;
}

/** The session that the login form opens, without its pages. */
async function openSession(context: BrowserContext, url: string, { cedula, password }: Person): Promise<void> {
  const answer = await context.request.post('/auth/jwt/create/', {
    data: { username: cedula, password: password ?? demo.password },
  });
  if (!answer.ok()) throw new Error(`nobody is logged in: ${answer.status()} ${await answer.text()}`);
  const session = storedFrom((await answer.json()) as Tokens);
  const { cookies } = await context.storageState();
  await context.setStorageState({
    cookies,
    origins: [{ origin: new URL(url).origin, localStorage: [{ name: STORAGE_KEY, value: JSON.stringify(session) }] }],
  });
}

/** A page in a profile of its own. */
export async function openPage(browser: Browser, visit?: Visit): Promise<Page> {
  return (await openContext(browser, visit)).newPage();
}

/** Logs in with the form, and answers the page that it leads to. */
export async function logIn(context: BrowserContext, { cedula, password }: Person): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Cédula').fill(cedula);
  await page.getByLabel('Contraseña', { exact: true }).fill(password ?? demo.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  return page;
}

/**
 * From here on time passes on a page only as its story says (`page.clock.runFor`): on a busy machine seconds go by between
 * two steps. The page's clock was installed before it opened.
 */
export function stopClock(page: Page): Promise<void> {
  // It stops at a moment to come, which is past when the machine was too busy.
  return eventually(() => page.clock.pauseAt(Date.now() + 1000), STORY_TIMEOUT);
}

/** Keeps a picture of a screen in STORY_SCREENSHOTS, when that folder is named. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.STORY_SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
