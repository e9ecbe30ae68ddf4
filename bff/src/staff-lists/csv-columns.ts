import {
  choiceLabel,
  choices,
  type DesignedPackageAnswer,
  type EmployeeAnswer,
  type JourneySummary,
  type LuggageRequest,
  type PassengerRow,
  type ProblemReport,
  serviceKind,
  type WebQuote,
} from '@bitacora/contracts';
import { phaseMessages } from '@bitacora/contracts/messages';
import { AGENCY_TIME_ZONE, readLocalTime } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import type { CsvColumns } from '@bitacora/platform';

const nameOf = (person: Parameters<typeof fullName>[0] | null) => person && fullName(person);

/** The columns of the lists as files, as people call them. */
export const passengerColumns: CsvColumns<PassengerRow> = {
  Apellidos: ({ last_name }) => last_name,
  Nombres: ({ first_name }) => first_name,
  Cédula: ({ id_number }) => id_number,
  Pasaporte: ({ passport }) => passport,
  'Fecha de nacimiento': ({ birth_date }) => birth_date,
  'Correo electrónico': ({ email }) => email,
  Teléfono: ({ phone }) => phone,
  'Próximo viaje': ({ next_journey }) => next_journey?.travel_date ?? null,
  Destino: ({ next_journey }) => next_journey?.destination_city.name ?? null,
  'Servicios pendientes': ({ pending }) => pending,
};

export const employeeColumns: CsvColumns<EmployeeAnswer> = {
  Apellidos: ({ last_name }) => last_name,
  Nombres: ({ first_name }) => first_name,
  Roles: ({ roles }) => roles.map((role) => choices.employee_roles[role]).join(', '),
  'Correo electrónico': ({ email }) => email,
  Teléfono: ({ phone }) => phone,
  'Ausente desde': ({ absence }) => absence?.from ?? null,
  'Ausente hasta': ({ absence }) => absence?.until ?? null,
  'Trabaja en la agencia': ({ is_active }) => (is_active ? 'Sí' : 'No'),
};

const serviceNameOf = ({ kind, travel_direction: direction }: DesignedPackageAnswer['services'][number]) =>
  [serviceKind(kind).label, direction && choiceLabel('service_directions', direction)].filter(Boolean).join(', ');

export const packageColumns: CsvColumns<DesignedPackageAnswer> = {
  Nombre: ({ name }) => name,
  Destino: ({ destination_city }) => destination_city.name,
  País: ({ destination_city }) => destination_city.country,
  Sentido: ({ travel_direction }) => choiceLabel('travel_directions', travel_direction),
  'Precio por persona': ({ price }) => ({ dollars: price }),
  'A la venta desde': ({ available_from }) => available_from,
  'A la venta hasta': ({ available_until }) => available_until,
  Servicios: ({ services }) => services.map(serviceNameOf).join(' · '),
};

const inDollars = (dollars: number | undefined) => (dollars === undefined ? null : { dollars });

/** The journey that something is about. */
const ofJourney: CsvColumns<Pick<LuggageRequest, 'journey'>> = {
  Destino: ({ journey }) => journey && journey.destination_city.name,
  'Fecha de viaje': ({ journey }) => journey && journey.travel_date,
};

/** A moment on the agency's clock, as spreadsheets read it. */
const momentOf = (iso: string | null) => iso && readLocalTime(iso, AGENCY_TIME_ZONE).local.replace('T', ' ');

export const quoteColumns: CsvColumns<WebQuote> = {
  Recibida: ({ created_at }) => momentOf(created_at),
  Apellidos: ({ last_name }) => last_name,
  Nombres: ({ first_name }) => first_name,
  Teléfono: ({ phone }) => phone,
  'Correo electrónico': ({ email }) => email,
  País: ({ country_name }) => country_name,
  'Fecha de viaje': ({ travel_date }) => travel_date,
  Adultos: ({ n_adults }) => n_adults,
  Niños: ({ n_children }) => n_children,
  Estado: ({ status }) => choiceLabel('quote_statuses', status),
  'Por qué se perdió': ({ lost_reason }) => lost_reason && choiceLabel('quote_losses', lost_reason),
  Respondida: ({ answered_at }) => momentOf(answered_at),
  Cerrada: ({ closed_at }) => momentOf(closed_at),
  Notas: ({ notes }) => notes,
};

export const luggageColumns: CsvColumns<LuggageRequest> = {
  Solicitado: ({ created_at }) => momentOf(created_at),
  Viajero: ({ passenger }) => nameOf(passenger),
  'Correo electrónico': ({ contact }) => contact && contact.email,
  Teléfono: ({ contact }) => contact && contact.phone,
  Piezas: ({ pieces }) => pieces,
  Equipaje: ({ luggage }) => luggage,
  Nota: ({ note }) => note,
  Boleto: ({ ticket }) => ticket && ticket.title,
  ...ofJourney,
  Estado: ({ status }) => choiceLabel('luggage_statuses', status),
  'Responder hasta': ({ due_at }) => momentOf(due_at),
  Respuesta: ({ answer }) => answer && choiceLabel('luggage_outcomes', answer.outcome),
  'Precio total': ({ answer }) => inDollars(answer?.price ?? undefined),
  'Pagar hasta': ({ answer }) => answer?.pay_until ?? null,
  Mensaje: ({ answer }) => answer && answer.text,
  Respondida: ({ answer }) => momentOf(answer && answer.at),
};

export const problemColumns: CsvColumns<ProblemReport> = {
  Número: ({ number }) => number,
  Recibido: ({ created_at }) => momentOf(created_at),
  Viajero: ({ reporter }) => nameOf(reporter),
  'Correo electrónico': ({ reporter }) => reporter && reporter.email,
  Teléfono: ({ reporter }) => reporter && reporter.phone,
  Tema: ({ topic }) => choiceLabel('problem_topics', topic),
  Problema: ({ description }) => description,
  Archivo: ({ file }) => file && file.name,
  ...ofJourney,
  Estado: ({ status }) => choiceLabel('problem_statuses', status),
  Respuesta: ({ answer }) => answer && answer.text,
  Respondido: ({ answer }) => momentOf(answer && answer.at),
};

type JourneyColumns = CsvColumns<JourneySummary>;

const beforeAmounts: JourneyColumns = {
  'Fecha de viaje': ({ travel_date }) => travel_date,
  Hasta: ({ last_day }) => last_day,
  Estado: ({ phase }) => phaseMessages[phase],
  Origen: ({ start_city }) => start_city.name,
  Destino: ({ destination_city }) => destination_city.name,
  Pasajeros: ({ passengers }) => passengers.map(nameOf).join(', '),
  Titular: ({ holder }) => nameOf(holder),
  Asesor: ({ adviser }) => nameOf(adviser),
};

const amounts: JourneyColumns = {
  Costo: ({ cost }) => inDollars(cost),
  Saldo: ({ balance }) => inDollars(balance),
  'Saldo hasta': ({ balance_due }) => balance_due ?? null,
};

const afterAmounts: JourneyColumns = {
  'Servicios pendientes': ({ pending }) => pending,
  'Archivos que faltan': ({ missing_vouchers }) => missing_vouchers,
  Listo: ({ is_ready }) => (is_ready ? 'Sí' : 'No'),
};

/** Without amounts for who does not see them. */
export const journeyColumnsFor = (seesAmounts: boolean): JourneyColumns => ({
  ...beforeAmounts,
  ...(seesAmounts && amounts),
  ...afterAmounts,
});
