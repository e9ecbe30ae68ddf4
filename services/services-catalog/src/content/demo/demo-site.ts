import type { ImageChoice, WebDocumentName } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { Commands, Database, DemoSeeder, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesCatalogEnvironment } from '../../config.ts';
import { CreateContentImage } from '../use-cases/create-content-image.ts';
import { CreateTour } from '../use-cases/create-tour.ts';
import { SaveWebDocument } from '../use-cases/save-web-document.ts';
import { demoAboutUs, demoCovers, type DemoPicture, readDemoPicture } from './demo-pictures.ts';
import { demoTours } from './demo-tours.ts';

/**
 * Seeds the images and tours of the demo agency's site; its texts are those that come with the site. The pictures are
 * rendered as an upload is, one after another while the process answers already, and each shows once it is there.
 */
@Injectable()
export class DemoSite extends DemoSeeder {
  constructor(
    @Inject(ENVIRONMENT) environment: ServicesCatalogEnvironment,
    database: Database,
    private readonly commands: Commands,
  ) {
    super(environment, database);
  }

  protected async seedMissing(): Promise<void> {
    await this.seedDocument('Images_portadas', async () => {
      const images: ImageChoice[] = [];
      for (const picture of demoCovers) images.push(await this.store(picture));
      return { images };
    });
    for (const { picture, ...words } of demoTours) await this.seedTour(words, picture);
    await this.seedDocument('ImagesSections', async () => ({ images: { aboutUs: await this.store(demoAboutUs) } }));
  }

  private async seedDocument(name: keyof typeof demo.webDocuments, bodyOf: () => Promise<unknown>): Promise<void> {
    if (await this.isWritten(name)) return;
    const body = await bodyOf();
    try {
      const id = demo.webDocuments[name];
      await this.commands.execute(new SaveWebDocument({ agency: demo.agency, name, body, version: 0, id }));
    } catch (error) {
      if (!(await this.isWritten(name))) throw error;
    }
  }

  private async seedTour(
    { id, ...words }: Omit<(typeof demoTours)[number], 'picture'>,
    picture: DemoPicture,
  ): Promise<void> {
    if (await this.isThere(id)) return;
    const body = { ...words, picture: await this.store(picture) };
    try {
      await this.commands.execute(new CreateTour(demo.agency, body, id));
    } catch (error) {
      // Another replica may seed at the same time: whose row is there first does not matter.
      if (!(await this.isThere(id))) throw error;
    }
  }

  private async store(picture: DemoPicture): Promise<ImageChoice> {
    const image = { agency: demo.agency, alt: picture.alt, bytes: await readDemoPicture(picture) };
    return this.commands.execute(new CreateContentImage(image));
  }

  /** Whether somebody wrote the document, be it staff. */
  private async isWritten(name: WebDocumentName): Promise<boolean> {
    const sql = `select id from web_documents where agency = ? and name = ?`;
    return (await this.database.query(sql, [demo.agency, name])).length > 0;
  }

  /** Whether the tour is there, or was and staff removed it. */
  private async isThere(id: string): Promise<boolean> {
    return (await this.database.query(`select id from tours where id = ?`, [id])).length > 0;
  }
}
