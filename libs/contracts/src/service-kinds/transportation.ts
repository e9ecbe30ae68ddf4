import { defineKind } from './define-kind.ts';
import { exampleValues, galapagos } from './example-values.ts';

export const transportation = defineKind({
  label: 'Transporte',
  plural: 'Transportes',
  path: 'transportation',
  icon: 'M8.25 18.75a1.5 1.5 0 0 1-3 0m3 0a1.5 1.5 0 0 0-3 0m3 0h6m-9 0H3.375a1.125 1.125 0 0 1-1.125-1.125V14.25m17.25 4.5a1.5 1.5 0 0 1-3 0m3 0a1.5 1.5 0 0 0-3 0m3 0h1.125c.621 0 1.129-.504 1.09-1.124a17.902 17.902 0 0 0-3.213-9.193 2.056 2.056 0 0 0-1.58-.86H14.25M16.5 18.75h-2.25m0-11.177v-.958c0-.568-.422-1.048-.987-1.106a48.554 48.554 0 0 0-10.026 0 1.106 1.106 0 0 0-.987 1.106v7.635m12-6.677v6.677m0 4.5v-4.5m0 0h-12',
  hasDirection: true,
  countsNights: false,
  next: { starts: 'Su transporte sale' },
  fields: {
    operator: { is: 'text', label: 'Operador' },
    phone: { is: 'phone', label: 'Teléfono de contacto' },
    capacity: { is: 'integer', label: 'Capacidad', minimum: 1, maximum: 1000 },
    luggage_type: { is: 'lookup', label: 'Tipo de equipaje', lookup: 'luggage_type' },
    start_location: { is: 'coordinate', label: 'Lugar de recogida', isNamed: true },
    destination: { is: 'coordinate', label: 'Lugar de destino', isNamed: true },
    boarding_time: { is: 'local-time', label: 'Salida', zone: { field: 'start_location' } },
    arrival_time: { is: 'local-time', label: 'Llegada', zone: { field: 'destination' } },
  },
  span: { starts: 'boarding_time', ends: 'arrival_time' },
  title: ({ start_location, destination }) => `Traslado ${start_location.name} – ${destination.name}`,
  period: ({ boarding_time, arrival_time }) => ({ starts: boarding_time, ends: arrival_time }),
  card: {
    lines: [
      'operator',
      'phone',
      'capacity',
      'luggage_type',
      'boarding_time',
      'arrival_time',
      'start_location',
      'destination',
    ],
    buttons: [{ label: 'Reservación', opens: 'reservation' }],
  },
  messages: {
    created: 'Transporte creado',
    updated: 'Transporte Actualizado',
    createFailed: 'Error al crear el Transporte',
    updateFailed: 'Error al actualizar el Transporte',
  },
  examples: [
    {
      operator: 'Transportes Itabaca',
      phone: '0991234567',
      capacity: 4,
      luggage_type: exampleValues.checked,
      start_location: exampleValues.pier,
      destination: exampleValues.hotel,
      boarding_time: { local: '2031-07-10T12:30', zone: galapagos },
      arrival_time: { local: '2031-07-10T13:15', zone: galapagos },
    },
  ],
});
