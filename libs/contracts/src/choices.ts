/** Labels of the closed lists, as `/api/v1/utils/choices` answers them and every screen shows them (product 13.12). */
export const choices = {
  service_directions: { I: 'Ida', V: 'Vuelta' },
  travel_directions: { I: 'Solo ida', IV: 'Ida y vuelta' },
  genders: { F: 'Femenino', M: 'Masculino', O: 'Otro' },
  civil_statuses: { S: 'Soltero/a', C: 'Casado/a', D: 'Divorciado/a', V: 'Viudo/a', U: 'Unión de hecho' },
  payment_methods: {
    TRANSFER: 'Transferencia bancaria',
    DEPOSIT: 'Depósito',
    CARD: 'Tarjeta',
    CASH: 'Efectivo',
    PAYMENT_SERVICE: 'Servicio de pago',
  },
  problem_topics: {
    JOURNEY: 'Mi viaje o un servicio',
    DOCUMENT: 'Un documento o una reserva',
    BILLING: 'Una factura o un pago',
    ACCOUNT: 'Mis datos o mi cuenta',
    SITE: 'Esta página no funciona bien',
    OTHER: 'Otra cosa',
  },
  problem_statuses: { new: 'Nuevo', in_progress: 'En curso', answered: 'Respondido' },
  quote_statuses: {
    new: 'Nueva',
    in_progress: 'En curso',
    answered: 'Respondida',
    won: 'Ganada',
    lost: 'Perdida',
  },
  employee_roles: {
    adviser: 'Asesor/a',
    operations: 'Operaciones',
    accounting: 'Contabilidad',
    owner: 'Propietario/a',
  },
  quote_losses: {
    PRICE: 'Por el precio',
    DATES: 'Por las fechas',
    OTHER_AGENCY: 'Eligió otra agencia',
    NO_ANSWER: 'Dejó de responder',
    NO_TRAVEL: 'Ya no viaja',
    OTHER: 'Otra razón',
  },
  luggage_statuses: { open: 'Por responder', answered: 'Respondida', withdrawn: 'Retirada', suspended: 'Sin efecto' },
  luggage_outcomes: { accepted: 'Se puede agregar', added: 'Ya está agregado', refused: 'No se puede agregar' },
} as const;

export type ProblemTopic = keyof typeof choices.problem_topics;
export type ProblemStatus = keyof typeof choices.problem_statuses;
export type QuoteStatus = keyof typeof choices.quote_statuses;
export type QuoteLoss = keyof typeof choices.quote_losses;
export type LuggageStatus = keyof typeof choices.luggage_statuses;
export type LuggageOutcome = keyof typeof choices.luggage_outcomes;

/** The keys of a closed list, at least one. */
const keysOf = <Key extends string>(list: Readonly<Record<Key, string>>) => Object.keys(list) as [Key, ...Key[]];

export const serviceDirections = keysOf(choices.service_directions);
export const travelDirections = keysOf(choices.travel_directions);
export const genders = keysOf(choices.genders);
export const civilStatuses = keysOf(choices.civil_statuses);
export const paymentMethods = keysOf(choices.payment_methods);
/** What a reported problem may be about. */
export const problemTopics = keysOf(choices.problem_topics);
/** Where a reported problem stands (product 10.5). */
export const problemStatuses = keysOf(choices.problem_statuses);
/** Where a quote stands, and why one was lost (product 10.4). */
export const quoteStatuses = keysOf(choices.quote_statuses);
export const quoteLosses = keysOf(choices.quote_losses);
/** Where a request for luggage stands, and what the agency answers (product 10.8). */
export const luggageStatuses = keysOf(choices.luggage_statuses);
export const luggageOutcomes = keysOf(choices.luggage_outcomes);

/** The label of a closed list's key; a key that a newer server knows shows as it is. */
export function choiceLabel(list: keyof typeof choices, key: string): string {
  return (choices[list] as Record<string, string>)[key] ?? key;
}
