import {
  type AgencySnapshot,
  getPublicAgency,
  listTours,
  pathOf,
  type StoredImage,
  type Tour,
} from '@bitacora/contracts';
import { mailedHeads, otherHeads, type PageHead, pageHeads, siteNameOf } from '@bitacora/contracts/messages';
import { pictureSizes } from '@bitacora/contracts/renditions';
import { ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BffEnvironment } from '../config.ts';
import { originOfTiles, pagePolicy } from '../security/content-security-policy.ts';
import { isSecure } from '../security/protect-answers.ts';
import { agencyAsLinkedData } from './agency-as-linked-data.ts';
import { pageMarkup, type ShownPicture } from './page-markup.ts';
import { SiteData } from './site-data.ts';
import { isPrivatePath, isPublicPath, mailedPageAt, sitePages, slugIn, tourPage, tourPath } from './site-pages.ts';
import type { WebBuild } from './web-build.ts';

/** A page as it is sent. */
export interface Page {
  status: 200 | 404;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/** What one path shows; the rest of a page is the same for all. */
interface Shown {
  status: 200 | 404;
  head: PageHead;
  canonicalPath: string | null;
  source: string | null;
  first: ShownPicture | null;
  shared: StoredImage | null;
  data: Record<string, unknown>;
}

const TOURS = `${pathOf(listTours)}?active=true`;

const show = (head: PageHead, shown: Partial<Shown> = {}): Shown => ({
  status: 200,
  head,
  canonicalPath: null,
  source: null,
  first: null,
  shared: null,
  data: {},
  ...shown,
});

const shownAs = (image: StoredImage | null | undefined, sizes: string): ShownPicture | null =>
  image ? { image, sizes } : null;

/** Makes the page of a path: the built client with a head of its own and the data of its first paint. */
@Injectable()
export class Pages {
  constructor(
    private readonly data: SiteData,
    @Inject(ENVIRONMENT) private readonly environment: BffEnvironment,
  ) {}

  async at(path: string, build: WebBuild): Promise<Page> {
    const [agency, shown] = await Promise.all([this.data.agency(), this.shownAt(path === '/' ? '/home' : path)]);
    return this.page(build, agency, shown);
  }

  /** A page when nothing can be read: the client says what is away, and shows what it kept. */
  bare(path: string, build: WebBuild): Page {
    const head = isPublicPath(path) ? pageHeads[path] : pageHeads['/home'];
    return this.page(build, null, show(head));
  }

  private async shownAt(path: string): Promise<Shown> {
    const slug = slugIn(path);
    if (slug !== null) return this.tour(slug);
    if (!isPublicPath(path)) {
      const mailed = mailedPageAt(path);
      if (mailed) return show(mailedHeads[mailed]);
      if (isPrivatePath(path)) return show(otherHeads.login);
      return show(otherHeads.notFound, { status: 404 });
    }
    const { source, documents, hasTours } = sitePages[path];
    const [texts, tours] = await Promise.all([this.data.documents(documents), hasTours ? this.data.tours() : null]);
    const first =
      path === '/home'
        ? shownAs(await this.data.firstCover(), pictureSizes.cover)
        : shownAs(tours?.[0]?.picture, pictureSizes.tourCard);
    const data = { ...texts, ...(tours ? { [TOURS]: tours } : {}) };
    return show(pageHeads[path], { canonicalPath: path, source, first, data });
  }

  private async tour(slug: string): Promise<Shown> {
    const tours = await this.data.tours();
    const tour: Tour | undefined = tours.find((candidate) => candidate.slug === slug);
    const data = { [TOURS]: tours };
    if (!tour) return show(otherHeads.unknownTour, { status: 404, source: tourPage.source, data });
    return show(
      { title: tour.title, description: tour.caption },
      {
        canonicalPath: tourPath(slug),
        source: tourPage.source,
        first: shownAs(tour.picture, pictureSizes.tour),
        shared: tour.picture,
        data,
      },
    );
  }

  private page(build: WebBuild, agency: AgencySnapshot | null, shown: Shown): Page {
    const { PUBLIC_URL: publicUrl, AGENCY_RUC: ruc, MAP_TILES_URL: tiles } = this.environment;
    const html = pageMarkup(build.index, {
      ...shown,
      siteName: siteNameOf(agency),
      publicUrl,
      scripts: build.scripts(shown.source),
      linkedData:
        agency && shown.canonicalPath ? agencyAsLinkedData(agency, publicUrl, `${publicUrl}/icon-512.png`) : null,
      initialData: agency ? { [`${pathOf(getPublicAgency, { ruc })}/`]: agency, ...shown.data } : shown.data,
      settings: { agency_ruc: ruc, map_tiles_url: tiles ?? null },
    });
    const imageOrigins = [tiles && originOfTiles(tiles), agency?.logo && originOfTiles(agency.logo)].filter(
      (origin): origin is string => Boolean(origin),
    );
    return { status: shown.status, html, policy: pagePolicy({ imageOrigins, isSecure: isSecure(this.environment) }) };
  }
}
