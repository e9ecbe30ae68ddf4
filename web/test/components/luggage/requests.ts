import type { ViewLuggageRequest } from '@bitacora/contracts';

export const PATH = '/api/v1/agency/luggage_request';
export const id = '0197a000-0000-7000-8000-0000000000b1';

export const request: ViewLuggageRequest = {
  id,
  pieces: 2,
  luggage: 'Equipaje de bodega (23 kg)',
  note: 'Una es un violonchelo.',
  created_at: '2026-11-20T15:00:00.000Z',
  due_at: '2026-11-23T15:00:00.000Z',
  status: 'open',
  passenger: { id: '0197a000-0000-7000-8000-0000000000d1', first_name: 'Carlos', last_name: 'Muñoz' },
  answer: null,
  version: 1,
};

export const accepted: NonNullable<ViewLuggageRequest['answer']> = {
  outcome: 'accepted',
  price: 90.5,
  pay_until: '2099-11-24',
  text: 'Escríbame si tiene dudas.',
  at: '2026-11-21T15:00:00.000Z',
};

export const answered: ViewLuggageRequest = {
  ...request,
  status: 'answered',
  answer: accepted,
  version: 2,
};
