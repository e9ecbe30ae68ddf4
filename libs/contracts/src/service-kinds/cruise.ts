import { defineKind } from './define-kind.ts';
import { exampleValues } from './example-values.ts';

const miamiZone = 'America/New_York';

/** No fields were given for this kind (product 7.9); these are what a cruise's voucher says. */
export const cruise = defineKind({
  label: 'Crucero',
  plural: 'Cruceros',
  path: 'cruise',
  icon: 'm6.115 5.19.319 1.913A6 6 0 0 0 8.11 10.36L9.75 12l-.387.775c-.217.433-.132.956.21 1.298l1.348 1.348c.21.21.329.497.329.795v1.089c0 .426.24.815.622 1.006l.153.076c.433.217.956.132 1.298-.21l.723-.723a8.7 8.7 0 0 0 2.288-4.042 1.087 1.087 0 0 0-.358-1.099l-1.33-1.108c-.251-.21-.582-.299-.905-.245l-1.17.195a1.125 1.125 0 0 1-.98-.314l-.295-.295a1.125 1.125 0 0 1 0-1.591l.13-.132a1.125 1.125 0 0 1 1.3-.21l.603.302a.809.809 0 0 0 1.086-1.086L14.25 7.5l1.256-.837a4.5 4.5 0 0 0 1.528-1.732l.146-.292M6.115 5.19A9 9 0 1 0 17.18 4.64M6.115 5.19A8.965 8.965 0 0 1 12 3c1.929 0 3.716.607 5.18 1.64',
  hasDirection: false,
  countsNights: true,
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
  title: ({ ship }) => `Crucero ${ship}`,
  period: ({ embarkation_time, disembarkation_time }) => ({ starts: embarkation_time, ends: disembarkation_time }),
  card: {
    header: 'ship',
    lines: [
      'operator',
      'ship',
      'reservation_code',
      'cabin',
      'embarkation_port',
      'embarkation_time',
      'disembarkation_port',
      'disembarkation_time',
      'food_plan',
      'itinerary',
    ],
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
