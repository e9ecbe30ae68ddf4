import { dayIn, defineKind } from './define-kind.ts';
import { exampleValues } from './example-values.ts';
import { kindIcons } from './icons.ts';

export const travelInsurance = defineKind({
  label: 'Seguro de viaje',
  plural: 'Seguros de viaje',
  path: 'travel_insurance',
  icon: kindIcons.shield,
  hasDirection: false,
  address: 'city',
  countsNights: false,
  tellsWhereabouts: false,
  needsDocuments: true,
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
    lines: ['city'],
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
