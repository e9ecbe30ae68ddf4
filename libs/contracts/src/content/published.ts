import type { StoredImage } from './image.ts';
import { imagePath } from './renditions.ts';
import { type Tour, type TourContent, tourContent } from './tour.ts';
import { webContents, type WebDocument, type WebDocumentName } from './web-documents.ts';

const MIDDLE_WIDTH = 960;

/** Address of an image for whoever wants just one: a JPEG of middle size. `origin` is the scheme and host of the reader, as given. */
export function imageUrl(origin: string, image: Pick<StoredImage, 'id' | 'widths'>): string {
  const width = image.widths.findLast((one) => one <= MIDDLE_WIDTH) ?? Math.min(...image.widths);
  return origin + imagePath(image.id, width, 'jpeg');
}

type Publish = {
  [Name in WebDocumentName]: (content: unknown, version: number, origin: string) => WebDocument<Name>;
};

const publish: Publish = {
  Home: (content, version) => ({ ...webContents.Home.parse(content), version }),
  AboutUs: (content, version) => ({ ...webContents.AboutUs.parse(content), version }),
  QuestionsAndAnswers: (content, version) => ({ ...webContents.QuestionsAndAnswers.parse(content), version }),
  Testimonials: (content, version) => ({ ...webContents.Testimonials.parse(content), version }),
  ImagesSections: (content, version, origin) => {
    const { images } = webContents.ImagesSections.parse(content);
    return { aboutUs: images.aboutUs && imageUrl(origin, images.aboutUs), images, version };
  },
  Images_portadas: (content, version, origin) => {
    const { images } = webContents.Images_portadas.parse(content);
    return { imagesURLs: images.map((image) => imageUrl(origin, image)), images, version };
  },
};

/** A stored document as it is read. Throws when `content` is not one of that name. */
export function publishedDocument(
  name: WebDocumentName,
  stored: { content: unknown; version: number },
  origin: string,
): WebDocument<WebDocumentName> {
  return publish[name](stored.content, stored.version, origin);
}

/** A stored tour as it is read; what older ones lack is empty. */
export function publishedTour(content: TourContent, version: number, origin: string): Tour {
  return { ...tourContent.parse(content), image: content.picture && imageUrl(origin, content.picture), version };
}
