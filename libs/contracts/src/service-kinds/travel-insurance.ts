import { dayIn, defineKind } from './define-kind.ts';
import { exampleValues } from './example-values.ts';

export const travelInsurance = defineKind({
  label: 'Seguro de Viaje',
  plural: 'Seguros de Viaje',
  path: 'travel_insurance',
  icon: 'M9 12.75 11.25 15 15 9.75m-3-7.036A11.959 11.959 0 0 1 3.598 6 11.99 11.99 0 0 0 3 9.749c0 5.592 3.824 10.29 9 11.623 5.176-1.332 9-6.03 9-11.622 0-1.31-.21-2.571-.598-3.751h-.152c-3.196 0-6.1-1.248-8.25-3.285Z',
  hasDirection: false,
  countsNights: false,
  next: { starts: 'La cobertura de su seguro empieza' },
  fields: {
    operator: { is: 'text', label: 'Operador' },
    start_date: { is: 'date', label: 'Fecha de inicio' },
    end_date: { is: 'date', label: 'Fecha de fin' },
    city: {
      is: 'lookup',
      label: 'Ciudad',
      lookup: 'city',
      of: 'destination',
      fixed: true,
      hint: 'Es la ciudad de destino del viaje',
    },
  },
  span: { starts: 'start_date', ends: 'end_date' },
  title: ({ operator }) => `Seguro ${operator}`,
  period: ({ start_date, end_date }, zone) => ({ starts: dayIn(zone, start_date), ends: dayIn(zone, end_date) }),
  card: {
    lines: ['operator', 'city', 'start_date', 'end_date'],
    buttons: [
      { label: 'Reservación', opens: 'reservation' },
      { label: 'Ver Pólizas', opens: 'documents' },
    ],
  },
  messages: {
    created: 'Seguro creado',
    updated: 'Seguro Actualizado',
    createFailed: 'Error al crear el Seguro',
    updateFailed: 'Error al actualizar el Seguro',
  },
  examples: [
    {
      operator: 'Asistencia Andina',
      start_date: '2031-07-10',
      end_date: '2031-07-16',
      city: exampleValues.baltraCity,
    },
  ],
});
