import { contentDefaults, type StoredImage, type Tour } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { eventually } from '@bitacora/testing';
import { type Case, changed, notThereFor } from '../case.ts';
import type { Sent } from '../client.ts';
import { staffOfNewAgency, tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { attachments } from '../world/files.ts';

/** Not the demo agency's: its site is what others look at meanwhile. */
const staff = staffOfNewAgency();

const newImage = (as = staff): Sent => ({
  body: { alt: 'Una playa' },
  files: { image: attachments.picture() },
  as,
});
const anImage = async (as?: string): Promise<{ id: string; alt: string }> => {
  const { id, alt } = await ask<StoredImage>('createContentImage', newImage(as));
  return { id, alt };
};

const words = {
  title: 'Ruta del Spondylus',
  caption: 'La costa, de playa en playa',
  description: 'Montañita, Puerto López y la Isla de la Plata.',
  items: ['Transporte'],
  excludes: ['Almuerzos'],
  active: true,
};
const newTour = async (as = staff): Promise<Sent> => ({ body: { ...words, picture: await anImage(as) }, as });
const aTour = (as = staff): Promise<Tour> => ask<Tour>('createTour', { body: words, as });
const ownTours = (): Promise<Tour[]> => ask<Tour[]>('listToursToEdit', { as: staff });

/** The demo agency's site fills while the platform runs already. */
const aShownTour = (): Promise<Tour> =>
  eventually(async () => {
    const [tour] = await ask<Tour[]>('listTours', {});
    if (!tour) throw new Error('no tour is shown yet');
    return tour;
  }, 60_000);

const { version: _, ...home } = contentDefaults.Home;
const unknownDocument = (sent: Sent) => ({
  what: 'a document of another name',
  sent: { ...sent, params: { name: 'Nada' } },
  status: 404,
});

/** The content store: what visitors read, and what staff write. */
export const content = {
  showWebDocument: {
    access: 'public',
    valid: () => ({ params: { name: 'Home' } }),
    refused: (_, valid) => [unknownDocument(valid)],
  },
  listTours: { access: 'public', valid: () => ({ query: { active: 'true' } }) },
  showTour: {
    access: 'public',
    valid: async () => ({ params: { slug: (await aShownTour()).slug } }),
    refused: async () => {
      const { slug: foreign } = await aTour();
      const lost = {
        'a tour that is not shown': 'cotopaxi-y-quilotoa',
        'a tour of another agency': foreign,
        'a tour that is not there': 'no-existe',
      };
      return Object.entries(lost).map(([what, slug]) => ({ what, sent: { params: { slug } }, status: 404 }));
    },
  },
  showContentImage: {
    access: 'public',
    valid: async () => ({ params: { id: (await anImage()).id, rendition: '320.webp' } }),
    refused: async () => {
      const { id } = await anImage();
      const refusal = (what: string, params: Record<string, string>) => ({ what, sent: { params }, status: 404 });
      return [
        refusal('another size', { id, rendition: '333.webp' }),
        refusal('another format', { id, rendition: '320.svg' }),
        refusal('another image', { id: newId(), rendition: '320.webp' }),
      ];
    },
  },
  editWebDocument: {
    access: 'staff',
    valid: () => ({ params: { name: 'Home' }, as: staff }),
    // A member of another agency reads that agency's own document.
    foreign: () => [unknownDocument({ as: staff })],
  },
  saveWebDocument: {
    access: 'staff',
    valid: () => ({ params: { name: 'Home' }, body: home, as: staff }),
    foreign: async (_, valid) => [
      unknownDocument(valid),
      {
        what: "another agency's image",
        sent: {
          params: { name: 'ImagesSections' },
          body: { images: { aboutUs: await anImage(tokens.otherStaff) } },
          as: staff,
        },
        status: 400,
        fields: ['images.aboutUs.id'],
      },
    ],
    refused: (_, valid) => [
      { what: 'a stale version', sent: changed(valid, { version: 9999 }), status: 409, code: 'stale_version' },
      {
        what: 'the fields of another document',
        sent: { ...valid, params: { name: 'AboutUs' } },
        status: 400,
        fields: ['introduction', 'vision', 'mission'],
      },
    ],
  },
  listToursToEdit: {
    access: 'staff',
    valid: async () => {
      await aTour();
      return { as: staff };
    },
    foreign: async () => [
      { what: "another agency's tours", sent: { as: tokens.otherStaff }, status: 200, lacks: (await aTour()).id },
    ],
  },
  createTour: {
    access: 'staff',
    valid: () => newTour(),
    foreign: async (_, valid) => [
      {
        what: "another agency's image",
        sent: changed(valid, { picture: await anImage(tokens.otherStaff) }),
        status: 400,
        fields: ['picture.id'],
      },
    ],
  },
  updateTour: {
    access: 'staff',
    valid: async () => ({ ...(await newTour()), params: { id: (await aTour()).id } }),
    foreign: notThereFor("change another agency's tour", tokens.otherStaff),
    refused: (_, valid) => [
      {
        what: 'an image that is not there',
        sent: changed(valid, { picture: { id: newId(), alt: 'Nada' } }),
        status: 400,
        fields: ['picture.id'],
      },
    ],
  },
  deleteTour: {
    access: 'staff',
    valid: async () => ({ params: { id: (await aTour()).id }, as: staff }),
    foreign: notThereFor("remove another agency's tour", tokens.otherStaff),
  },
  orderTours: {
    access: 'staff',
    valid: async () => {
      await aTour();
      return { body: { ids: (await ownTours()).map(({ id }) => id).reverse() }, as: staff };
    },
    foreign: (_, valid) => [
      {
        what: "order another agency's tours",
        sent: { ...valid, as: tokens.otherStaff },
        status: 400,
        fields: ['ids'],
      },
    ],
    refused: async (_, valid) => {
      const { id } = await aTour();
      const refusal = (what: string, ids: string[]) => ({
        what,
        sent: changed(valid, { ids }),
        status: 400,
        fields: ['ids'],
      });
      return [refusal('a list that is not whole', [id]), refusal('a tour named twice', [id, id])];
    },
  },
  createContentImage: {
    access: 'staff',
    valid: () => newImage(),
    // A new image refers to nothing of anybody.
    foreign: () => [],
    refused: (_, valid) => {
      const refusal = (what: string, image: Blob) => ({
        what,
        sent: { ...valid, files: { image } },
        status: 400,
        fields: ['image'],
      });
      return [
        refusal('a document that is no image', attachments.pdf()),
        refusal('an image that is too narrow', attachments.narrowPicture()),
        refusal('half an image', attachments.brokenPicture()),
      ];
    },
  },
} satisfies Record<string, Case>;
