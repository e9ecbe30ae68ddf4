import { defineKind } from './define-kind.ts';
import { exampleValues } from './example-values.ts';
import { kindIcons } from './icons.ts';
import { aWeekAndADayBefore } from './reminders.ts';

const miamiZone = 'America/New_York';

/** No fields were given for this kind (product 7.9); these are what a cruise's voucher says. */
export const cruise = defineKind({
  label: 'Crucero',
  plural: 'Cruceros',
  path: 'cruise',
  icon: kindIcons.ship,
  hasDirection: false,
  countsNights: true,
  tellsWhereabouts: true,
  momentNames: { starts: 'Embarque', ends: 'Desembarque' },
  next: { starts: 'Su crucero embarca', ends: 'Su crucero desembarca' },
  fields: {
    operator: { is: 'text', label: 'Naviera' },
    ship: { is: 'text', label: 'Barco' },
    reservation_code: { is: 'text', label: 'Código de reserva', maximum: 40, isCode: true },
    cabin: { is: 'text', label: 'Cabina', maximum: 80 },
    embarkation_port: { is: 'lookup', label: 'Puerto de embarque', lookup: 'city' },
    embarkation_time: { is: 'local-time', label: 'Embarque', zone: { field: 'embarkation_port' } },
    disembarkation_port: { is: 'lookup', label: 'Puerto de desembarque', lookup: 'city' },
    disembarkation_time: { is: 'local-time', label: 'Desembarque', zone: { field: 'disembarkation_port' } },
    food_plan: { is: 'lookup', label: 'Plan de alimentación', lookup: 'food_plan', required: false },
    itinerary: { is: 'textarea', label: 'Itinerario', maximum: 4000, required: false },
  },
  span: { starts: 'embarkation_time', ends: 'disembarkation_time' },
  reminders: () => aWeekAndADayBefore('embarkation'),
  title: ({ ship }) => `Crucero ${ship}`,
  period: ({ embarkation_time, disembarkation_time }) => ({ starts: embarkation_time, ends: disembarkation_time }),
  card: {
    subtitle: ({ operator }) => operator,
    lines: [{ field: 'reservation_code', label: 'Código' }, 'cabin', 'food_plan', 'itinerary'],
    buttons: [
      { label: 'Reservación', opens: 'reservation' },
      { label: 'Ver documentos', opens: 'documents' },
    ],
  },
  messages: {
    created: 'Crucero creado',
    updated: 'Crucero Actualizado',
    createFailed: 'Error al crear el Crucero',
    updateFailed: 'Error al actualizar el Crucero',
  },
  examples: [
    {
      operator: 'Caribe Cruceros',
      ship: 'Estrella del Caribe',
      reservation_code: 'CC-88120',
      cabin: '8214, balcón',
      embarkation_port: exampleValues.miami,
      embarkation_time: { local: '2031-07-11T13:00', zone: miamiZone },
      disembarkation_port: exampleValues.miami,
      disembarkation_time: { local: '2031-07-18T08:00', zone: miamiZone },
      food_plan: exampleValues.allInclusive,
      itinerary: 'Miami, Cozumel, Gran Caimán, Miami.',
    },
  ],
});
