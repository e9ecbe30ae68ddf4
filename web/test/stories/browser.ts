import { fromOwnAddress, platformUrl } from '@bitacora/testing';
import sparticuz from '@sparticuz/chromium';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

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
 * they put all people into one process and switch the web's security off.
 */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? (await sparticuz.executablePath()),
    args: quiet,
    headless: true,
  });
}

interface Visit {
  viewport?: keyof typeof viewports;
  /** Another platform than that of the stories. */
  url?: string;
}

/** A person's own browser profile: nothing is shared with another person's. */
export async function openContext(
  browser: Browser,
  { viewport = 'phone', url = platformUrl() }: Visit = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: viewports[viewport],
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    reducedMotion: 'reduce',
    extraHTTPHeaders: fromOwnAddress,
  });
  context.setDefaultTimeout(15_000);
  return context;
}

/** A page of a person who is logged in. */
export async function logIn(context: BrowserContext, cedula: string, password = 'Viaje2026'): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Cédula').fill(cedula);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return page;
}

/** Keeps a picture of a screen in STORY_SCREENSHOTS, when that folder is named. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.STORY_SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
