import { defineKind } from './define-kind.ts';
import { exampleValues, galapagos } from './example-values.ts';
import { kindIcons } from './icons.ts';
import { onTheEveBefore } from './reminders.ts';

export const hosting = defineKind({
  label: 'Hospedaje',
  plural: 'Hospedajes',
  path: 'hosting',
  icon: kindIcons.bed,
  hasDirection: false,
  address: 'address',
  countsNights: true,
  tellsWhereabouts: true,
  momentNames: { starts: 'Entrada', ends: 'Salida' },
  next: { starts: 'Su entrada al hospedaje es', ends: 'Su salida del hospedaje es' },
  fields: {
    name: { is: 'text', label: 'Nombre', locked: true },
    address: { is: 'text', label: 'Dirección', maximum: 300, locked: true },
    food_plan: { is: 'lookup', label: 'Plan de alimentación', lookup: 'food_plan' },
    location: { is: 'coordinate', label: 'Ubicación', locked: true },
    check_in: { is: 'local-time', label: 'Check-in', zone: { field: 'location' } },
    check_out: { is: 'local-time', label: 'Check-out', zone: { field: 'location' } },
  },
  span: { starts: 'check_in', ends: 'check_out' },
  reminders: () => [onTheEveBefore('check-out', 'ends')],
  title: ({ name }) => name,
  period: ({ check_in, check_out }) => ({ starts: check_in, ends: check_out }),
  card: {
    subtitle: ({ address }) => address,
    lines: ['food_plan'],
    buttons: [
      { label: 'Ver Ticket', opens: 'reservation' },
      { label: 'Ver Ubicación', opens: 'map', field: 'location' },
    ],
  },
  messages: {
    created: 'Hospedaje creado',
    updated: 'Hospedaje Actualizado',
    createFailed: 'Error al crear el Hospedaje',
    updateFailed: 'Error al actualizar el Hospedaje',
  },
  examples: [
    {
      name: 'Hotel Bahía',
      address: 'Av. Charles Darwin y Tomás de Berlanga, Puerto Ayora',
      food_plan: exampleValues.breakfast,
      location: exampleValues.hotel,
      check_in: { local: '2031-07-10T15:00', zone: galapagos },
      check_out: { local: '2031-07-14T11:00', zone: galapagos },
    },
  ],
});
