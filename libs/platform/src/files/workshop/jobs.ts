/** Why the workshop refuses a file; the words for people are in contracts. */
export type Refusal =
  | 'pdf-incomplete'
  | 'pdf-locked'
  | 'pdf-unreadable'
  | 'pdf-too-many-pages'
  | 'image-unreadable'
  | 'image-animated'
  | 'image-too-large'
  | 'webp-too-large'
  | 'image-too-narrow'
  | 'image-too-high';

/** A file as it is to be stored. */
export interface CleanFile {
  bytes: Uint8Array;
  mediaType: string;
}

/** An image in one size and format. */
export interface Rendition extends CleanFile {
  name: string;
}

/** The sizes and formats that an image is rendered in, and how small and how high it may be. In pixels. */
export interface Renditions {
  widths: readonly number[];
  formats: readonly ('avif' | 'webp' | 'jpeg')[];
  leastWidth: number;
  mostHeight: number;
}

/** Into what an image is fitted, and how wide it is at least. In pixels. */
export interface Box {
  width: number;
  height: number;
  leastWidth: number;
}

/** A PNG. */
export interface FittedImage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface RenderedImage {
  width: number;
  height: number;
  /** Its main colour, `#rrggbb`. */
  color: string;
  /** The widths that it was rendered in: those that it has. */
  widths: number[];
  renditions: Rendition[];
}

/** What the workshop does with a file, one at a time. */
export type Job =
  | { kind: 'clean'; path: string; mediaType: string }
  | { kind: 'render'; path: string; sizes: Renditions }
  | { kind: 'fit'; path: string; box: Box };

/** What the workshop says: that it can work, or how the job went. */
export type Answer = { ready: true } | (Outcome & { residentBytes: number });

export type Outcome =
  /** Null where the file is to be stored byte for byte: nobody sends it back. */
  | { clean: CleanFile | null }
  | { rendered: RenderedImage }
  | { fitted: FittedImage }
  | { refused: Refusal }
  /** The workshop itself does not work: nothing is said about the file. */
  | { failed: string };

/** What the workshop may take: memory in all, and time of the processor for one file. */
export interface Allowed {
  mostBytes: number;
  mostProcessorMilliseconds: number;
}

/** Whose process the workshop is, and what it may take. */
export interface Watched extends Allowed {
  parent: number;
}

/** Thrown for a file that is not to be stored. */
export class RefusedFile extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
