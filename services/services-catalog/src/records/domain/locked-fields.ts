import {
  type CoordinateValue,
  type Details,
  type DetailsInput,
  isFixed,
  isSame,
  missingValue,
  type ServiceKindDescriptor,
} from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';

/** Fields that no longer change: the present value passes, another one does not (product 7.7). */
export function lockedErrors(descriptor: ServiceKindDescriptor, input: DetailsInput, present: Details): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(descriptor.fields)) {
    const isLocked = field.locked || isFixed(field);
    const sent = input[name];
    if (!isLocked || sent === undefined) continue;
    if (!isSame(field, sent, present[name] ?? missingValue(field))) errors[name] = [messages.locked];
  }
  return errors;
}

/** A place where some record stays for good does not move; it may be renamed. */
export function fixedPlaceErrors(
  present: CoordinateValue,
  sent: { latitude?: number | undefined; longitude?: number | undefined },
  records: readonly { isFixedAt(coordinate: string): boolean }[],
): FieldErrors {
  const moved = (['latitude', 'longitude'] as const).filter(
    (axis) => sent[axis] !== undefined && sent[axis] !== present[axis],
  );
  if (moved.length === 0 || !records.some((record) => record.isFixedAt(present.id))) return {};
  return Object.fromEntries(moved.map((axis) => [axis, [messages.locked]]));
}
