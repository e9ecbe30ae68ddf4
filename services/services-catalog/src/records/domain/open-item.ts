import { ConflictError } from '@bitacora/kernel';

/** Throws `conflict` for an item that takes no record: it has one, or its journey is cancelled. */
export function requireOpen(item: { is_open: boolean }): void {
  if (!item.is_open) throw new ConflictError('package_service_closed', 'Este servicio ya no admite un registro');
}

/** Throws `conflict` for an item whose record is not replaced any more: it, or its journey, is called off. */
export function requireStanding(item: { is_cancelled: boolean }): void {
  if (item.is_cancelled) {
    throw new ConflictError('package_service_cancelled', 'Este servicio está cancelado; restáurelo para reemplazarlo');
  }
}
