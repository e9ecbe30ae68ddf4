import type { StoredImage } from '@bitacora/contracts';
import { Aggregate, type Cents, centsOfDollars, NotFoundError } from '@bitacora/kernel';

/** What staff writes of a tour, its picture found. */
export interface TourWords {
  title: string;
  caption: string;
  description: string;
  items: string[];
  excludes: string[];
  duration: string | null;
  season: string | null;
  priceFromCents: Cents | null;
  active: boolean;
  picture: StoredImage | null;
}

/** The price that it begins at, where staff gave one. */
export const priceInCents = (dollars: number | null): Cents | null =>
  dollars === null ? null : centsOfDollars(dollars);

interface Created extends TourWords {
  id: string;
  agency: string;
  slug: string;
  position: number;
}

/** A tour that the agency sells on its site. Its slug never changes: links to it are shared. */
export class Tour extends Aggregate implements TourWords {
  agency!: string;
  slug!: string;
  title!: string;
  caption!: string;
  description!: string;
  items!: string[];
  excludes: string[] = [];
  duration: string | null = null;
  season: string | null = null;
  priceFromCents: Cents | null = null;
  active!: boolean;
  position!: number;
  picture: StoredImage | null = null;
  removedAt: Date | null = null;

  static create(details: Created): Tour {
    return Object.assign(new Tour(), details);
  }

  change(words: Partial<TourWords>): void {
    Object.assign(this, words);
  }

  /** Takes a place among the agency's tours; answers whether that is another one than before. */
  moveTo(position: number): boolean {
    const moves = this.position !== position;
    this.position = position;
    return moves;
  }

  remove(now: Date): void {
    if (this.removedAt) throw new NotFoundError();
    this.removedAt = now;
  }
}
