import { createPath, type Location, type Navigator, parsePath, type To } from 'react-router-dom';
import { randomId } from '../random-id.ts';

export type HistoryAction = 'PUSH' | 'REPLACE' | 'POP';

/** Where the site is, and how it came there. */
export interface Place {
  location: Location;
  action: HistoryAction;
}

/** Whether a change of address must wait, and what is told then: `proceed` makes it after all. */
interface Blocker {
  blocks: (from: Location, to: Location) => boolean;
  onBlocked: (proceed: () => void) => void;
}

/** What we keep with an entry of the browser's history; `idx` counts entries, so that a step back can be undone. */
interface Entry {
  usr: unknown;
  key: string;
  idx: number;
}

/**
 * The browser's history as the router drives it, with blockers that can stop a change of address: links, code and
 * the back button alike. The router's own way to do that comes with its data loading, 17 kB that every visitor of the
 * home page would pay (docs/decisions/0025).
 */
export class SiteHistory implements Navigator {
  private readonly blockers = new Set<Blocker>();
  private listener: (place: Place) => void = () => undefined;
  private index = this.adopt(0);
  /** The next step is our own: one that undoes a blocked one, or one that was blocked and may go. */
  private expected: 'undone' | 'allowed' | null = null;
  place: Place = { location: this.read(), action: 'POP' };

  /** Tells of every change; answers how to stop. */
  listen(listener: (place: Place) => void): () => void {
    this.listener = listener;
    const onPop = () => this.onPop();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      this.listener = () => undefined;
    };
  }

  /** From now on `blocks` is asked before each change; answers how to end that. */
  block(blocker: Blocker): () => void {
    this.blockers.add(blocker);
    return () => void this.blockers.delete(blocker);
  }

  // The router calls these without their object.
  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  readonly go = (delta: number): void => window.history.go(delta);
  readonly push = (to: To, state?: unknown): void => this.change('PUSH', to, state);
  readonly replace = (to: To, state?: unknown): void => this.change('REPLACE', to, state);

  private change(action: 'PUSH' | 'REPLACE', to: To, state: unknown): void {
    const next: Location = {
      pathname: this.place.location.pathname,
      search: '',
      hash: '',
      ...(typeof to === 'string' ? parsePath(to) : to),
      state: state ?? null,
      key: randomId(),
    };
    const make = () => {
      if (action === 'PUSH') this.index += 1;
      const entry: Entry = { usr: next.state, key: next.key, idx: this.index };
      const write = action === 'PUSH' ? window.history.pushState : window.history.replaceState;
      write.call(window.history, entry, '', createPath(next));
      this.update(action);
    };
    if (!this.isBlocked(next, make)) make();
  }

  private onPop(): void {
    const { expected } = this;
    this.expected = null;
    if (expected === 'undone') return;
    // An entry that is not ours is the browser's own, from a link to a place in this page.
    const index = this.adopt(this.index + 1);
    const delta = index - this.index;
    const goAgain = () => {
      this.expected = 'allowed';
      window.history.go(delta);
    };
    if (expected !== 'allowed' && delta !== 0 && this.isBlocked(this.read(), goAgain)) {
      this.expected = 'undone';
      window.history.go(-delta);
      return;
    }
    this.index = index;
    this.update('POP');
  }

  private isBlocked(next: Location, proceed: () => void): boolean {
    const blocker = [...this.blockers].find(({ blocks }) => blocks(this.place.location, next));
    blocker?.onBlocked(proceed);
    return blocker !== undefined;
  }

  private update(action: HistoryAction): void {
    this.place = { location: this.read(), action };
    this.listener(this.place);
  }

  /** The number of the entry where the browser is; one without gets this. */
  private adopt(idx: number): number {
    const entry = this.entry();
    if (entry) return entry.idx;
    const made: Entry = { usr: null, key: randomId(), idx };
    window.history.replaceState(made, '');
    return idx;
  }

  private entry(): Entry | null {
    const state = window.history.state as Partial<Entry> | null;
    return typeof state?.idx === 'number' ? (state as Entry) : null;
  }

  private read(): Location {
    const { pathname, search, hash } = window.location;
    const entry = this.entry();
    return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
  }
}
