import { conflict } from '@bitacora/contracts/messages';

/** Throws `conflict` for an item that takes no record: it has one, or its journey is cancelled. */
export function requireOpen(item: { is_open: boolean }): void {
  if (!item.is_open) throw conflict('package_service_closed');
}

/** Throws `conflict` for an item whose record and documents stay as they are: it, or its journey, is called off. */
export function requireStanding(item: { is_cancelled: boolean }): void {
  if (item.is_cancelled) {
    throw conflict('package_service_cancelled');
  }
}
