import { findKnownPassengers, type KnownPassenger, pathOf } from '@bitacora/contracts';
import { isPlainDate } from '@bitacora/kernel';
import { api } from '../api/api.ts';
import { AGENCY_RUC } from '../environment.ts';
import type { PassengerValues } from './passenger-values.ts';

type Known = KnownPassenger[][];

/** Who has the documents that are typed; null for nobody, and for two, which the server has to part. */
export function sameDocument(known: readonly KnownPassenger[]): KnownPassenger | null {
  const [same, ...others] = known.filter(({ likeness }) => likeness === 'document');
  return others.length === 0 ? (same ?? null) : null;
}

const documentsOf = ({ id_number, passport }: PassengerValues) => JSON.stringify([id_number, passport]);

/**
 * Nothing but the documents is asked of somebody known: the rest is what the agency has, and an account of 13 or 14
 * years was authorised when it was made.
 */
const asKnown = (
  typed: PassengerValues,
  { first_name, last_name, birth_date, gender, civil_status }: KnownPassenger,
) => ({
  ...typed,
  first_name,
  last_name,
  birth_date,
  gender,
  civil_status,
  email: '',
  phone: '',
  guardian_authorisation: true,
});

/** What is compared; a day that is none yet is not. */
const typedOf = ({ id_number, passport, first_name, last_name, birth_date, email, phone }: PassengerValues) => ({
  id_number,
  passport,
  first_name,
  last_name,
  email,
  phone,
  birth_date: isPlainDate(birth_date) ? birth_date : '',
});

/**
 * Whom of those that are typed the agency has already. What could not be asked is told (null), and not in the way: the
 * same document is found by the server itself.
 */
export class KnownPassengers {
  private readonly answers = new Map<string, Known>();
  private readonly byDocuments = new Map<string, KnownPassenger | null>();

  /** Asks about what is typed, if that was not asked yet. */
  async ask(typed: readonly PassengerValues[]): Promise<Known | null> {
    const passengers = typed.map(typedOf);
    const key = JSON.stringify(passengers);
    const asked = this.answers.get(key);
    if (asked) return asked;
    if (typed.length === 0) return [];
    try {
      const path = pathOf(findKnownPassengers, { ruc: AGENCY_RUC });
      const answer = await api.post<{ passengers: Known }>(path, { passengers });
      this.answers.set(key, answer.passengers);
      for (const [index, one] of typed.entries()) {
        this.byDocuments.set(documentsOf(one), sameDocument(answer.passengers[index] ?? []));
      }
      return answer.passengers;
    } catch {
      // Too long a text, or no connection: nobody is named.
      return null;
    }
  }

  /** What is registered of somebody: of who is known by the documents, what the agency has. */
  completed(typed: PassengerValues): PassengerValues {
    const known = this.byDocuments.get(documentsOf(typed));
    return known ? asKnown(typed, known) : typed;
  }

  /** Who of them has the name and day of birth of somebody known, while no document says that it is the same person. */
  namesakes(typed: readonly PassengerValues[]): number[] {
    const found = this.answers.get(JSON.stringify(typed.map(typedOf))) ?? [];
    return found.flatMap((list, index) => {
      const likenesses = list.map(({ likeness }) => likeness);
      return likenesses.includes('name') && !likenesses.includes('document') ? [index] : [];
    });
  }
}
