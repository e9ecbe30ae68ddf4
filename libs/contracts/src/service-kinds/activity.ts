import { dayIn, defineKind } from './define-kind.ts';
import { exampleValues } from './example-values.ts';
import { kindIcons } from './icons.ts';
import { onTheEveBefore } from './reminders.ts';

export const activity = defineKind({
  label: 'Actividad',
  plural: 'Actividades',
  path: 'activity',
  icon: kindIcons.ticket,
  hasDirection: false,
  countsNights: false,
  tellsWhereabouts: true,
  next: { starts: 'Su actividad empieza' },
  fields: {
    name: { is: 'text', label: 'Nombre' },
    description: { is: 'textarea', label: 'Descripción', maximum: 4000 },
    start_date: { is: 'date', label: 'Fecha de inicio' },
    end_date: { is: 'date', label: 'Fecha de fin' },
    food_plan: { is: 'lookup', label: 'Plan de alimentación', lookup: 'food_plan' },
  },
  span: { starts: 'start_date', ends: 'end_date' },
  reminders: () => [onTheEveBefore('activity', 'starts')],
  title: ({ name }) => name,
  period: ({ start_date, end_date }, zone) => ({ starts: dayIn(zone, start_date), ends: dayIn(zone, end_date) }),
  card: {
    lines: ['food_plan', 'description'],
    mailed: ['description'],
    buttons: [{ label: 'Reservación', opens: 'reservation' }],
  },
  messages: {
    created: 'Actividad creada',
    updated: 'Actividad Actualizada',
    createFailed: 'Error al crear Actividad',
    updateFailed: 'Error al actualizar Actividad',
  },
  examples: [
    {
      name: 'Buceo en Gordon Rocks',
      description: 'Dos inmersiones con guía certificado. Incluye equipo y traslado al muelle.',
      start_date: '2031-07-12',
      end_date: '2031-07-12',
      food_plan: exampleValues.breakfast,
    },
  ],
});
