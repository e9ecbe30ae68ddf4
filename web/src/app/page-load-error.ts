/** The code of a page did not arrive: the network, or a newer version whose files have other names. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('the code of a page could not be loaded', { cause });
    this.name = 'PageLoadError';
  }
}
