import { imageFormats, imageWidths } from '@bitacora/contracts';
import { FileWorkshop, type RenderedImage } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

const LEAST_WIDTH = 320;
/** WebP and AVIF end at 16383. */
const MOST_HEIGHT = 16_000;

/** Renders the images of the site in every size and format that pages ask for. */
@Injectable()
export class ImageWorkshop {
  constructor(private readonly files: FileWorkshop) {}

  /** Throws `invalid` for what cannot be read, is too narrow or too high; `unavailable` when too many images wait. */
  render(path: string): Promise<RenderedImage> {
    return this.files.render('image', path, {
      widths: imageWidths,
      formats: imageFormats,
      leastWidth: LEAST_WIDTH,
      mostHeight: MOST_HEIGHT,
    });
  }
}
