import { RegularSweep } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { ImageStore } from './image-store.ts';

/** Bounds the bucket: images whose transaction failed while the object store was away. */
@Injectable()
export class ImageSweep extends RegularSweep {
  constructor(private readonly images: ImageStore) {
    super();
  }

  protected works() {
    return [() => this.images.sweep()];
  }
}
