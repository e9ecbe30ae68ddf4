import { RecentlyUsed } from '@bitacora/kernel';
import { Servers } from '@bitacora/platform';
import { Injectable, Logger } from '@nestjs/common';
import { type PackedText, packText } from './packed-text.ts';
import { type Page, Pages } from './pages.ts';
import { SharedReading, SharedWork } from './shared-work.ts';
import { SiteData } from './site-data.ts';
import { isPublicPath, pageKey, slugIn } from './site-pages.ts';
import type { WebBuild } from './web-build.ts';

/** A page in the ways that browsers may ask for it. */
export type CachedPage = Omit<Page, 'html'> & PackedText;

/** Paths are the visitors' to choose: so many are cached, those used last. */
const MOST = 200;
const UNKNOWN_TOUR = 'unknown tour';

const packed = async ({ html, ...page }: Page): Promise<CachedPage> => ({ ...page, ...(await packText(html)) });

/**
 * Caches made and compressed pages until anything that they show changes, seen by one small question. However many ask at
 * once, that is asked once, and a page made once.
 */
@Injectable()
export class PageCache {
  private readonly logger = new Logger(PageCache.name);
  private readonly cached = new RecentlyUsed<{ state: string; page: CachedPage }>(MOST);
  private readonly making = new SharedWork<CachedPage>();
  private readonly state = new SharedReading(() => this.data.state());
  private lastError: unknown = null;

  constructor(
    private readonly pages: Pages,
    private readonly data: SiteData,
    private readonly servers: Servers,
  ) {}

  async at(path: string, build: WebBuild): Promise<CachedPage> {
    try {
      const page = await this.fresh(path, build);
      this.servers.workedFor(PageCache.name);
      return page;
    } catch (error) {
      this.report(error);
      // The read model is away: a page without data still says so, and a visitor keeps what the browser kept.
      const key = `bare ${isPublicPath(path) ? path : ''}`;
      return this.packedOnce(key, String(build.time), () => this.pages.bare(path, build));
    }
  }

  private async fresh(path: string, build: WebBuild): Promise<CachedPage> {
    const state = `${build.time} ${await this.state.get()}`;
    const found = this.found(pageKey(path), state);
    return found ?? this.making.do(`${pageKey(path)} ${state}`, () => this.made(path, build, state));
  }

  private async made(path: string, build: WebBuild, state: string): Promise<CachedPage> {
    const page = await this.pages.at(path, build);
    // Every tour that is not there has the same page: made-up addresses push no other page out.
    const key = page.status === 404 && slugIn(path) !== null ? UNKNOWN_TOUR : pageKey(path);
    return this.packedOnce(key, state, () => page);
  }

  private async packedOnce(key: string, state: string, page: () => Page): Promise<CachedPage> {
    const pack = async () => this.keep(key, state, await packed(page()));
    return this.found(key, state) ?? this.making.do(`packed ${key} ${state}`, pack);
  }

  /** Those who waited for the same reading bring the same error: it is told once. */
  private report(error: unknown): void {
    if (this.servers.reportAway(PageCache.name, error) || error === this.lastError) return;
    this.lastError = error;
    this.logger.error(error);
  }

  private found(key: string, state: string): CachedPage | null {
    const found = this.cached.get(key);
    return found?.state === state ? found.page : null;
  }

  private keep(key: string, state: string, page: CachedPage): CachedPage {
    this.cached.set(key, { state, page });
    return page;
  }
}
