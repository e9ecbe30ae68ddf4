import type { ServiceKind } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { numericDay } from '@bitacora/kernel/dates';
import type { Locator } from 'playwright-core';
import { aPdf } from './pdf.ts';

const today = dayAt(new Date());

async function fillTime(form: Locator, label: string, day: string, hour: string): Promise<void> {
  await form.getByLabel(`${label}: fecha`).fill(numericDay(day));
  await form.getByLabel(`${label}: hora`).fill(hour);
}

const fillHour = (form: Locator, label: string, hour: string) =>
  form.getByLabel(`${label}: hora`, { exact: true }).fill(hour);

/** A place that has a name of its own. */
async function fillPlace(form: Locator, label: string, name: string, point: string): Promise<void> {
  await form.getByLabel(`${label}: nombre`).fill(name);
  await form.getByLabel(`${label}: coordenadas`).fill(point);
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

async function fillTransport(form: Locator): Promise<void> {
  await form.getByLabel('Operador').fill('Transportes Itabaca');
  await form.getByLabel('Teléfono de contacto').fill('0991234567');
  await form.getByLabel('Capacidad').fill('4');
  await form.getByLabel('Tipo de equipaje').selectOption({ index: 1 });
  await fillPlace(form, 'Lugar de recogida', 'Muelle de Puerto Ayora', '-0.7478, -90.3126');
  await fillPlace(form, 'Lugar de destino', 'Hotel Bahía', '-0.7432, -90.3138');
  await fillHour(form, 'Salida', '12:30');
  await fillHour(form, 'Llegada', '13:15');
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf('traslado'));
}

async function fillActivity(form: Locator): Promise<void> {
  await form.getByLabel('Nombre').fill('Buceo en Gordon Rocks');
  await form.getByLabel('Descripción').fill('Dos inmersiones con guía certificado.');
  await form.getByLabel('Plan de alimentación').selectOption({ index: 1 });
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf('buceo'));
}

async function fillCar(form: Locator): Promise<void> {
  await form.getByLabel('Operador').fill('Andes Rent a Car');
  await form.getByLabel('Propietario').fill('Julián Paredes');
  await fillHour(form, 'Entrega', '09:00');
  await fillHour(form, 'Devolución', '18:00');
  await form.getByLabel('Tipo de vehículo').selectOption({ index: 1 });
  await form.getByLabel('Capacidad').fill('5');
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf('vehiculo'));
}

/** A cruise from and to the city of the journey, which the form proposes. */
async function fillCruise(form: Locator): Promise<void> {
  await form.getByLabel('Naviera').fill('Cruceros del Pacífico');
  await form.getByLabel('Barco').fill('Estrella del Sur');
  await form.getByLabel('Código de reserva').fill('CC-88120');
  await form.getByLabel('Cabina').fill('12, con balcón');
  await fillHour(form, 'Embarque', '13:00');
  await fillHour(form, 'Desembarque', '08:00');
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf('crucero'));
}

/** Of the country of the journey, which the form proposes. */
async function fillVisa(form: Locator): Promise<void> {
  await form.getByLabel('Tipo de visa').fill('Tarjeta de control de tránsito');
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf('visa'));
}

/** A form of each kind, of a journey to Baltra that leaves twelve days from now. */
export const fillService: Readonly<Record<ServiceKind, (form: Locator) => Promise<void>>> = {
  air_ticket: fillFlight,
  transportation: fillTransport,
  hosting: (form) => fillHotel(form, 'Hotel Bahía', 'hotel'),
  activity: fillActivity,
  car_rental: fillCar,
  cruise: fillCruise,
  visa: fillVisa,
  travel_insurance: fillInsurance,
};
