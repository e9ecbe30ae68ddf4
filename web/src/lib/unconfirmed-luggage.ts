import type { ViewLuggageRequest } from '@bitacora/contracts';

type Answer = Pick<NonNullable<ViewLuggageRequest['answer']>, 'outcome' | 'is_of_former_ticket'>;

/** Whether luggage was accepted for the ticket in whose place this one came, or added to it: nobody confirmed it for this one (product 10.8). */
export const isUnconfirmed = ({ outcome, is_of_former_ticket: isOfFormer }: Answer): boolean =>
  outcome !== 'refused' && isOfFormer === true;
