import { defineKind } from './define-kind.ts';
import { exampleValues, galapagos } from './example-values.ts';
import { kindIcons } from './icons.ts';
import { onTheEveBefore } from './reminders.ts';

export const transportation = defineKind({
  label: 'Transporte',
  plural: 'Transportes',
  path: 'transportation',
  icon: kindIcons.van,
  hasDirection: true,
  countsNights: false,
  tellsWhereabouts: true,
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
  reminders: () => [onTheEveBefore('pick-up', 'starts')],
  title: ({ start_location, destination }) => `Traslado ${start_location.name} – ${destination.name}`,
  period: ({ boarding_time, arrival_time }) => ({ starts: boarding_time, ends: arrival_time }),
  card: {
    subtitle: ({ operator }) => operator,
    lines: ['phone', 'start_location', 'destination', 'capacity', 'luggage_type'],
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
