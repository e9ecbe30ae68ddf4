import { defineKind } from './define-kind.ts';
import { exampleValues } from './example-values.ts';

const lima = 'America/Lima';

export const carRental = defineKind({
  label: 'Renta de Vehículo',
  plural: 'Renta de Vehículos',
  path: 'car_rental',
  icon: 'M15.75 5.25a3 3 0 0 1 3 3m3 0a6 6 0 0 1-7.029 5.912c-.563-.097-1.159.026-1.563.43L10.5 17.25H8.25v2.25H6v2.25H2.25v-2.818c0-.597.237-1.17.659-1.591l6.499-6.499c.404-.404.527-1 .43-1.563A6 6 0 1 1 21.75 8.25Z',
  hasDirection: false,
  countsNights: false,
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
  title: ({ car_type }) => `Vehículo ${car_type.branch} ${car_type.model}`,
  period: ({ delivery_date, return_date }) => ({ starts: delivery_date, ends: return_date }),
  card: {
    lines: ['operator', 'manager_name', 'car_type', 'capacity', 'delivery_date', 'return_date'],
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
