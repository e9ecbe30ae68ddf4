import { CountByHolder } from '@bitacora/kernel';
import type { Visitor } from './visitors.ts';

/**
 * How many visitors' shares a wide network has: one customer easily holds one, with 65,536 visitors in it, and the phones of
 * a mobile network have theirs in one, too. Of the requests of the process three shares are three quarters: a share is left
 * for everybody else, and the phones, each of which has a few at a time for milliseconds, come by the hundred.
 */
export const SHARES_OF_WIDE_NETWORK = 3;

/** How many of something each visitor holds at a time, and each wide network. */
export class Shares {
  private readonly held = new CountByHolder();

  constructor(private readonly most: number) {}

  /** How many a visitor holds. */
  of({ address }: Visitor): number {
    return this.held.of(address);
  }

  isTaken({ address, wideNetwork }: Visitor): boolean {
    if (this.held.of(address) >= this.most) return true;
    return wideNetwork !== null && this.held.of(wideNetwork) >= this.most * SHARES_OF_WIDE_NETWORK;
  }

  take(visitor: Visitor): void {
    this.add(visitor, 1);
  }

  giveBack(visitor: Visitor): void {
    this.add(visitor, -1);
  }

  /** More, or with a negative number fewer. */
  add({ address, wideNetwork }: Visitor, count: number): void {
    this.held.add(address, count);
    if (wideNetwork !== null) this.held.add(wideNetwork, count);
  }
}
