import { defineKind } from './define-kind.ts';
import { exampleValues } from './example-values.ts';

/** No fields were given for this kind (product 7.9); these are what an adviser follows of an application. */
export const visa = defineKind({
  label: 'Visa',
  plural: 'Visas',
  path: 'visa',
  icon: 'M15 9h3.75M15 12h3.75M15 15h3.75M4.5 19.5h15a2.25 2.25 0 0 0 2.25-2.25V6.75A2.25 2.25 0 0 0 19.5 4.5h-15a2.25 2.25 0 0 0-2.25 2.25v10.5A2.25 2.25 0 0 0 4.5 19.5Zm6-10.125a1.875 1.875 0 1 1-3.75 0 1.875 1.875 0 0 1 3.75 0Zm1.294 6.336a6.721 6.721 0 0 1-3.17.789 6.721 6.721 0 0 1-3.168-.789 3.376 3.376 0 0 1 6.338 0Z',
  hasDirection: false,
  countsNights: false,
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
  title: ({ country }) => `Visa ${country.name}`,
  // Only the appointment happens on a day: a visa that is valid for ten years does not make the journey that long.
  period: ({ appointment_time }) => ({ starts: appointment_time, ends: appointment_time }),
  card: {
    header: 'country',
    lines: [
      'country',
      'visa_type',
      'number',
      'application_date',
      'appointment_time',
      'appointment_place',
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
