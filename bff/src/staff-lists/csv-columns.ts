import {
  choiceLabel,
  type DesignedPackageAnswer,
  type JourneySummary,
  type PassengerRow,
  serviceKind,
  type WebQuote,
} from '@bitacora/contracts';
import { phaseMessages } from '@bitacora/contracts/messages';
import { AGENCY_TIME_ZONE, readLocalTime } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import type { CsvColumns } from '@bitacora/platform';

type Named = JourneySummary['holder'];
const nameOf = (person: Named) => person && fullName(person);

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

const inDollars = (dollars: number | undefined) => (dollars === undefined ? null : { dollars });

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
