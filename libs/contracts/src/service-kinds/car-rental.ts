import { defineKind } from './define-kind.ts';
import { exampleValues } from './example-values.ts';
import { kindIcons } from './icons.ts';
import { onTheEveBefore } from './reminders.ts';

const lima = 'America/Lima';

export const carRental = defineKind({
  label: 'Renta de vehículo',
  plural: 'Renta de vehículos',
  path: 'car_rental',
  icon: kindIcons.car,
  hasDirection: false,
  countsNights: false,
  tellsWhereabouts: false,
  momentNames: { starts: 'Entrega', ends: 'Devolución' },
  next: { starts: 'La entrega de su vehículo es', ends: 'La devolución de su vehículo es' },
  fields: {
    operator: { is: 'text', label: 'Operador' },
    manager_name: { is: 'text', label: 'Propietario' },
    delivery_date: { is: 'local-time', label: 'Entrega', zone: 'destination' },
    return_date: { is: 'local-time', label: 'Devolución', zone: 'destination' },
    car_type: { is: 'lookup', label: 'Tipo de vehículo', lookup: 'car_type' },
    capacity: { is: 'integer', label: 'Capacidad', minimum: 1, maximum: 100 },
  },
  span: { starts: 'delivery_date', ends: 'return_date' },
  reminders: () => [onTheEveBefore('pick-up', 'starts'), { kind: 'car-return', of: 'ends', lead: { hours: 3 } }],
  title: ({ car_type }) => `Vehículo ${car_type.branch} ${car_type.model}`,
  period: ({ delivery_date, return_date }) => ({ starts: delivery_date, ends: return_date }),
  card: {
    subtitle: ({ operator }) => operator,
    lines: ['manager_name', 'capacity'],
    buttons: [{ label: 'Reservación', opens: 'reservation' }],
  },
  messages: {
    created: 'Reserva de Vehículo creada',
    updated: 'Reserva de Vehículo Actualizada',
    createFailed: 'Error al crear la Reserva de Vehículo',
    updateFailed: 'Error al actualizar la Reserva de Vehículo',
  },
  examples: [
    {
      operator: 'Andes Rent a Car',
      manager_name: 'Julián Paredes',
      delivery_date: { local: '2031-07-10T09:00', zone: lima },
      return_date: { local: '2031-07-14T18:00', zone: lima },
      car_type: exampleValues.suv,
      capacity: 5,
    },
  ],
});
