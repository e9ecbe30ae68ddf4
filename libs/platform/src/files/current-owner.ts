import { currentContext } from '../context/request-context.ts';

/** Whose file is worked on: a person's, else a network's; null when the service works by itself. */
export function currentOwner(): string | null {
  const context = currentContext();
  return context?.caller?.userId ?? context?.network ?? null;
}
