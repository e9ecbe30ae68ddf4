import type { LuggageRequest, OpenProposal, WebQuote } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';

/*
 * What the demo has none of, as the API answers it: with words as long as people write them, and in the states that take the
 * most room.
 */
const today = dayAt(new Date());
const at = (days: number) => `${addDays(today, days)}T15:00:00.000Z`;
const services: OpenProposal['services'] = [
  { kind: 'air_ticket', text: 'Guayaquil a Lima y regreso, con una maleta de 23 kg para cada uno' },
  { kind: 'hosting', text: 'Cinco noches en Miraflores, con desayuno' },
];
const traveller = { kind: 'child', first_name: 'Emilia Valentina', last_name: 'Zambrano Villavicencio' } as const;

export const openProposal: OpenProposal = {
  number: 2,
  first_name: 'Rosa',
  last_name: 'Zambrano',
  n_adults: 2,
  n_children: 1,
  travel_date: addDays(today, 40),
  country_name: 'Perú',
  services,
  price: 1250.5,
  valid_until: addDays(today, 7),
  message: 'Con gusto, Rosa. Así quedaría su viaje; el hotel tiene piscina para los niños.',
  sent_at: at(-1),
  accepted_at: null,
  is_sold: false,
  travellers: [traveller],
  questions: [
    { text: '¿Podemos salir un viernes?', at: at(-1), answered_at: at(0), answer: 'Sí, por el mismo precio.' },
    { text: '¿El hotel tiene cunas?', at: at(0) },
  ],
  adviser: { name: 'María José Andrade', email: 'asesora@bitacora.example', phone: '0990001201', is_agency: false },
};

const proposal = { services, price: 1250.5, message: '', accepted_at: null, withdrawn_at: null };

export const proposedQuote: WebQuote = {
  id: '0197a000-0000-7000-8000-0000000000c1',
  agency: demo.agency,
  first_name: 'Rosa',
  last_name: 'Zambrano',
  phone: '+593997654321',
  email: 'rosa.zambrano.villavicencio@un-correo-muy-largo.example.com',
  n_adults: 2,
  n_children: 1,
  travel_date: addDays(today, 40),
  country: 'PE',
  country_name: 'Perú',
  created_at: at(-2),
  status: 'answered',
  owner: demo.adviser.employeeId,
  notes: 'Quiere salir un viernes.',
  lost_reason: null,
  answered_at: at(-1),
  closed_at: null,
  proposals: [
    { ...proposal, number: 1, valid_until: addDays(today, 5), sent_at: at(-2) },
    { ...proposal, number: 2, valid_until: addDays(today, 7), sent_at: at(-1), accepted_at: at(-1) },
  ],
  travellers: [traveller],
  questions: [{ text: '¿Podemos salir un viernes?\n\nLos niños tienen clases.', at: at(-1) }],
  journey: null,
  version: 4,
};

const [galapagos] = demo.journeys;

export const openLuggage: LuggageRequest = {
  id: '0197a000-0000-7000-8000-0000000000b1',
  pieces: 2,
  luggage: 'Equipaje de bodega (23 kg)',
  note: 'Una es un violonchelo, con su estuche rígido.',
  created_at: at(-1),
  due_at: at(2),
  status: 'open',
  passenger: { id: demo.carlos.passengerId, first_name: 'Carlos', last_name: 'Muñoz' },
  answer: null,
  version: 1,
  package_service: galapagos.services[0]?.id ?? '',
  journey: {
    id: galapagos.id,
    travel_date: addDays(today, galapagos.startsInDays),
    destination_city: { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' },
  },
  ticket: { title: 'Vuelo Guayaquil – Baltra', travel_direction: 'I' },
  contact: { email: 'carlos@viajero.example', phone: '0990002301' },
};
