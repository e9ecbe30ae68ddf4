import type { ImageChoice, WebDocumentName } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { Commands, DemoSeeder } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { CreateContentImage } from '../use-cases/create-content-image.ts';
import { CreateTour } from '../use-cases/create-tour.ts';
import { SaveWebDocument } from '../use-cases/save-web-document.ts';
import { demoAboutUs, demoCovers, type DemoPicture, pathOfDemoPicture } from './demo-pictures.ts';
import { demoAboutUsTexts } from './demo-about-us.ts';
import { demoTours } from './demo-tours.ts';

/**
 * Seeds the images and tours of the demo agency's site; its texts are those that come with the site, with an adviser by name. The pictures are
 * rendered as an upload is, one after another while the process answers already, and each shows once it is there.
 */
@Injectable()
export class DemoSite extends DemoSeeder {
  constructor(private readonly commands: Commands) {
    super();
  }

  protected async seedMissing(): Promise<void> {
    await this.seedDocument('Images_portadas', async () => {
      const images: ImageChoice[] = [];
      for (const picture of demoCovers) images.push(await this.store(picture));
      return { images };
    });
    await this.seedDocument('AboutUs', () => Promise.resolve(demoAboutUsTexts));
    for (const { picture, ...words } of demoTours) await this.seedTour(words, picture);
    await this.seedDocument('ImagesSections', async () => ({ images: { aboutUs: await this.store(demoAboutUs) } }));
  }

  private async seedDocument(name: keyof typeof demo.webDocuments, bodyOf: () => Promise<unknown>): Promise<void> {
    await this.byCommand({
      isThere: () => this.isWritten(name),
      save: async () => {
        const document = { agency: demo.agency, name, body: await bodyOf(), version: 0, id: demo.webDocuments[name] };
        await this.commands.execute(new SaveWebDocument(document));
      },
    });
  }

  private async seedTour(
    { id, ...words }: Omit<(typeof demoTours)[number], 'picture'>,
    picture: DemoPicture,
  ): Promise<void> {
    await this.byCommand({
      isThere: () => this.exists('tours', id),
      save: async () => {
        const body = { ...words, picture: await this.store(picture) };
        await this.commands.execute(new CreateTour(demo.agency, body, id));
      },
    });
  }

  private async store(picture: DemoPicture): Promise<ImageChoice> {
    const image = { agency: demo.agency, alt: picture.alt, path: pathOfDemoPicture(picture) };
    return this.commands.execute(new CreateContentImage(image));
  }

  /** Whether somebody wrote the document, be it staff. */
  private async isWritten(name: WebDocumentName): Promise<boolean> {
    const sql = `select id from web_documents where agency = ? and name = ?`;
    return (await this.database.query(sql, [demo.agency, name])).length > 0;
  }
}
