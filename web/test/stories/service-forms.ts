import { addDays, dayAt } from '@bitacora/kernel';
import { numericDay } from '@bitacora/kernel/dates';
import type { Locator } from 'playwright-core';
import { aPdf } from './pdf.ts';

const today = dayAt(new Date());

async function fillTime(form: Locator, label: string, day: string, hour: string): Promise<void> {
  await form.getByLabel(`${label}: fecha`).fill(numericDay(day));
  await form.getByLabel(`${label}: hora`).fill(hour);
}

/** A hotel with its days as the form proposes them; only the hours are asked. */
export async function fillHotel(form: Locator, name: string, file: string): Promise<void> {
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Dirección').fill('Av. Charles Darwin, Puerto Ayora');
  await form.getByLabel('Plan de alimentación').selectOption({ index: 1 });
  await form.getByLabel('Ubicación').fill('https://www.google.com/maps/place/Hotel/@-0.74,-90.31,17z');
  await form.getByLabel('Check-in: hora').fill('15:00');
  await form.getByLabel('Check-out: hora').fill('11:00');
  await form.getByLabel('Costo').fill('$432,10');
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf(file));
}

/** A flight from Guayaquil to Baltra at 22:00, twelve days from now. */
export async function fillFlight(form: Locator): Promise<void> {
  await form.getByLabel('Código de reserva').fill('GPS7XZ');
  await form.getByLabel('Aeropuerto de salida').selectOption('GYE');
  // Baltra has one airport of its own.
  await form.getByLabel('Aeropuerto de llegada').selectOption('GPS');
  await fillTime(form, 'Salida', addDays(today, 12), '22:00');
  await fillTime(form, 'Llegada', addDays(today, 12), '23:10');
  await form.getByRole('checkbox').nth(1).check();
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf('boleto'));
}

/** An insurance of the whole journey: its days are proposed. */
export async function fillInsurance(form: Locator): Promise<void> {
  await form.getByLabel('Operador').fill('Asistencia Andina');
  await form.getByLabel('Costo').fill('96');
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf('seguro'));
}
