import { defineKind } from './define-kind.ts';
import { exampleValues } from './example-values.ts';
import { kindIcons } from './icons.ts';
import { aWeekAndADayBefore } from './reminders.ts';

/** No fields were given for this kind (product 7.9); these are what an adviser follows of an application. */
export const visa = defineKind({
  label: 'Visa',
  // That it is recorded does not say that it was granted.
  inSentence: ({ appointment_time, issue_date }) =>
    issue_date ? 'visa' : appointment_time ? 'cita para la visa' : 'trámite de visa',
  plural: 'Visas',
  path: 'visa',
  icon: kindIcons.stamp,
  hasDirection: false,
  address: 'appointment_place',
  countsNights: false,
  tellsWhereabouts: false,
  momentNames: { starts: 'Cita en el consulado' },
  lastsWithJourney: true,
  next: { starts: 'Su cita en el consulado es' },
  fields: {
    country: { is: 'lookup', label: 'País', lookup: 'country' },
    visa_type: { is: 'text', label: 'Tipo de visa', maximum: 80 },
    number: { is: 'text', label: 'Número de visa o trámite', maximum: 40, required: false, isCode: true },
    application_date: { is: 'date', label: 'Fecha de solicitud', required: false, mayBePast: true },
    appointment_time: { is: 'local-time', label: 'Cita en el consulado', zone: 'agency', required: false },
    appointment_place: { is: 'text', label: 'Lugar de la cita', required: false },
    issue_date: { is: 'date', label: 'Fecha de emisión', required: false, mayBePast: true },
    expiry_date: { is: 'date', label: 'Fecha de caducidad', required: false },
    observations: { is: 'textarea', label: 'Observaciones', maximum: 2000, required: false },
  },
  span: { starts: 'issue_date', ends: 'expiry_date' },
  reminders: () => aWeekAndADayBefore('appointment'),
  title: ({ country }) => `Visa ${country.name}`,
  // Only the appointment happens on a day: a visa that is valid for ten years does not make the journey that long.
  period: ({ appointment_time }) => ({ starts: appointment_time, ends: appointment_time }),
  card: {
    subtitle: ({ visa_type }) => visa_type,
    lines: [
      { field: 'number', label: 'Número' },
      'appointment_place',
      'application_date',
      'issue_date',
      'expiry_date',
      'observations',
    ],
    buttons: [
      { label: 'Reservación', opens: 'reservation' },
      { label: 'Ver documentos', opens: 'documents' },
    ],
  },
  messages: {
    created: 'Visa creada',
    updated: 'Visa Actualizada',
    createFailed: 'Error al crear la Visa',
    updateFailed: 'Error al actualizar la Visa',
  },
  examples: [
    {
      country: exampleValues.unitedStates,
      visa_type: 'B1/B2, turismo',
      number: 'AA0099887',
      application_date: '2031-02-03',
      appointment_time: { local: '2031-05-20T08:30', zone: 'America/Guayaquil' },
      appointment_place: 'Consulado General en Guayaquil',
      issue_date: null,
      expiry_date: null,
      observations: null,
    },
    { country: exampleValues.unitedStates, visa_type: 'B1/B2, turismo' },
  ],
});
