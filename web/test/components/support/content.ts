import type { StoredImage, Tour } from '@bitacora/contracts';

/** A picture of the content store. */
export function buildImage(over: Partial<StoredImage> = {}): StoredImage {
  return {
    id: '0192f0c1-0000-7000-8000-000000000001',
    alt: 'Un velero frente a una isla',
    width: 1920,
    height: 1080,
    color: '#0b5563',
    widths: [320, 640, 960, 1280, 1920],
    ...over,
  };
}

/** An active tour as visitors read it. */
export function buildTour(over: Partial<Tour> = {}): Tour {
  return {
    id: '0192f0c1-0000-7000-8000-00000000000a',
    slug: 'galapagos-isla-por-isla',
    title: 'Galápagos, isla por isla',
    caption: 'Cinco días entre Santa Cruz e Isabela',
    description: 'El primer día llega a Baltra.\n\nDesde el segundo, playa y lava.',
    items: ['Boleto aéreo', 'Guía naturalista'],
    excludes: [],
    duration: null,
    season: null,
    price_from: null,
    active: true,
    order: 0,
    image: null,
    picture: buildImage(),
    version: 1,
    ...over,
  };
}
