import { registrationForm } from '@bitacora/contracts';
import { z } from 'zod';

/** Nobody to call is all fields empty; one that is filled needs the phone. */
function nobodyWhenEmpty(value: unknown): unknown {
  const isEmpty = typeof value === 'object' && value !== null && Object.values(value).every((part) => part === '');
  return isEmpty ? null : value;
}

/** The server's rules of a registration, as a form holds it. */
export const newPassengersRules = registrationForm.extend({
  emergency_contact: z.preprocess(nobodyWhenEmpty, registrationForm.shape.emergency_contact),
});

export const passengerRules = registrationForm.shape.passengers.element;
