import { dayIn, defineKind } from './define-kind.ts';
import { exampleValues } from './example-values.ts';

export const activity = defineKind({
  label: 'Actividad',
  plural: 'Actividades',
  path: 'activity',
  icon: 'M9.813 15.904 9 18.75l-.813-2.846a4.5 4.5 0 0 0-3.09-3.09L2.25 12l2.846-.813a4.5 4.5 0 0 0 3.09-3.09L9 5.25l.813 2.846a4.5 4.5 0 0 0 3.09 3.09L15.75 12l-2.846.813a4.5 4.5 0 0 0-3.09 3.09ZM18.259 8.715 18 9.75l-.259-1.035a3.375 3.375 0 0 0-2.455-2.456L14.25 6l1.036-.259a3.375 3.375 0 0 0 2.455-2.456L18 2.25l.259 1.035a3.375 3.375 0 0 0 2.456 2.456L21.75 6l-1.035.259a3.375 3.375 0 0 0-2.456 2.456ZM16.894 20.567 16.5 21.75l-.394-1.183a2.25 2.25 0 0 0-1.423-1.423L13.5 18.75l1.183-.394a2.25 2.25 0 0 0 1.423-1.423l.394-1.183.394 1.183a2.25 2.25 0 0 0 1.423 1.423l1.183.394-1.183.394a2.25 2.25 0 0 0-1.423 1.423Z',
  hasDirection: false,
  countsNights: false,
  next: { starts: 'Su actividad empieza' },
  fields: {
    name: { is: 'text', label: 'Nombre' },
    description: { is: 'textarea', label: 'Descripción', maximum: 4000 },
    start_date: { is: 'date', label: 'Fecha de inicio' },
    end_date: { is: 'date', label: 'Fecha de fin' },
    food_plan: { is: 'lookup', label: 'Plan de alimentación', lookup: 'food_plan' },
  },
  span: { starts: 'start_date', ends: 'end_date' },
  title: ({ name }) => name,
  period: ({ start_date, end_date }, zone) => ({ starts: dayIn(zone, start_date), ends: dayIn(zone, end_date) }),
  card: {
    header: 'name',
    lines: ['name', 'start_date', 'end_date', 'food_plan', 'description'],
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
