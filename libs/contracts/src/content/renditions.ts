/** Formats that every image of the content store is served in, the smallest first. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Widths in pixels that an image is served in, none wider than the original. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const;

/** Where one rendition of an image is, for ever: `/api/v1/content/images/{id}/640.avif`. */
export const imagePath = (id: string, width: number, format: ImageFormat) =>
  `/api/v1/content/images/${id}/${width}.${format}`;

/** The key of a rendition (`640.avif`) in the bucket. */
export const imageObjectKey = (id: string, rendition: string) => `content/${id}/${rendition}`;

/** Every rendition that an image may have (`640.avif`), with its media type. */
export const imageRenditions: ReadonlyMap<string, `image/${ImageFormat}`> = new Map(
  imageWidths.flatMap((width) => imageFormats.map((format) => [`${width}.${format}`, `image/${format}`] as const)),
);

/**
 * How wide the first picture of a page is shown, as the attribute `sizes` says it. The server has the browser load it
 * before any script runs, and the page must then ask for the very same rendition.
 */
export const pictureSizes = {
  cover: '100vw',
  tourCard: '(min-width: 70rem) 17rem, (min-width: 62rem) 24vw, (min-width: 36rem) 47vw, 92vw',
  tour: '(min-width: 70rem) 40rem, (min-width: 62rem) 58vw, 92vw',
} as const;
