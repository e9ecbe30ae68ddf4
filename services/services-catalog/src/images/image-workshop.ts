import { AppError } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { type RenderedImage, renderImage } from './render-image.ts';

const MAXIMUM_WAITING = 4;

/** Renders one image after another: rendering is the only heavy work of this process. */
@Injectable()
export class ImageWorkshop {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** Throws `unavailable` when too many images wait. */
  async render(bytes: Buffer): Promise<RenderedImage> {
    if (this.waiting >= MAXIMUM_WAITING) {
      throw new AppError('unavailable', 'busy', 'Hay muchas imágenes a la vez. Intente de nuevo en un momento.');
    }
    this.waiting += 1;
    const turn = this.last.then(() => renderImage(bytes));
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }
}
