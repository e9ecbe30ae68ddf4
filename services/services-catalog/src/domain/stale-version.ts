import { ConflictError } from '@bitacora/kernel';

export const staleVersion = () =>
  new ConflictError('stale_version', 'Alguien más cambió estos datos. Actualice la página e intente de nuevo.');

/** Throws `conflict` when a client changes what it has not read: somebody else was faster. */
export function expectVersion(sent: number | undefined, present: number): void {
  if (sent !== undefined && sent !== present) throw staleVersion();
}
