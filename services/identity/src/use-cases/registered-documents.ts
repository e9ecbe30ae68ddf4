import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, hasErrors } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { documentErrorsOf, ownDocumentErrors, type OwnHolders, ownPassenger } from '../domain/own-documents.ts';
import { isOfAnotherName, type Passenger } from '../domain/passenger.ts';
import type { Documents, Person, PersonDetails } from '../domain/person.ts';
import type { RegistrationForm } from '../domain/registration-form.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';

export interface DocumentFindings {
  known: Map<RegistrationForm, Person | null>;
  /** What does not fit the agency's own passengers. */
  errors: FieldErrors;
  /** What tells of other agencies' people: nothing of it depends on `errors`, nor these on it. */
  foreign: FieldErrors;
}

/** Who holds the documents of a registration already, and which of them are refused. */
@Injectable()
export class RegisteredDocuments {
  constructor(
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
  ) {}

  async read(agency: string, forms: readonly RegistrationForm[]): Promise<DocumentFindings> {
    const findings: DocumentFindings = { known: new Map(), errors: {}, foreign: {} };
    const written = new Set<Passenger>();
    for (const [index, form] of forms.entries()) {
      const { details } = form;
      const person = await this.persons.findByDocument(details);
      const holders = await this.ownHolders(agency, details);
      const own = ownPassenger(details, holders);
      const repeated = { [details.idNumber === null ? 'passport' : 'id_number']: [messages.passengerRepeated] };
      const errors = own && written.has(own) ? repeated : ownDocumentErrors(details, holders);
      const isRepeated = person !== null && [...findings.known.values()].includes(person);
      const foreign = isRepeated ? repeated : await this.errorsOf(agency, details, person);
      const prefix = `passengers.${index}`;
      if (hasErrors(errors)) Object.assign(findings.errors, prefixed(prefix, errors));
      else Object.assign(findings.foreign, prefixed(prefix, foreign));
      if (own) written.add(own);
      findings.known.set(form, person);
    }
    return findings;
  }

  private async ownHolders(agency: string, { idNumber, passport }: PersonDetails): Promise<OwnHolders> {
    const [ofCedula, ofPassport] = [
      idNumber === null ? null : await this.passengerOf({ idNumber, passport: null }, agency),
      passport === null ? null : await this.passengerOf({ idNumber: null, passport }, agency),
    ];
    // What others wrote of the same person is theirs.
    return {
      ofCedula: ofCedula?.idNumber === idNumber ? ofCedula : null,
      ofPassport: ofPassport?.passport === passport ? ofPassport : null,
    };
  }

  private async passengerOf(document: Documents, agency: string): Promise<Passenger | null> {
    const person = await this.persons.findByDocument(document);
    return person && this.passengers.ofPerson(person.id, agency);
  }

  /** The documents of one passenger are of one person: a passport that is another's is refused, never left out. */
  private async errorsOf(agency: string, details: PersonDetails, person: Person | null): Promise<FieldErrors> {
    const holder = details.passport === null ? null : await this.persons.findByPassport(details.passport);
    if (holder && holder !== person) return { passport: [messages.documentOfAnother] };
    if (holder && wouldTakeCedula(holder, details)) return { passport: [messages.documentOfAnother] };
    const present = person && (await this.passengers.ofPerson(person.id, agency));
    return present ? documentErrorsOf(present, details) : {};
  }
}

/** Whoever is known by a passport alone gets nobody's cédula: whose passport it is an operator finds out (product 12.7). */
const wouldTakeCedula = (holder: Person, details: PersonDetails): boolean =>
  holder.idNumber === null && details.idNumber !== null && isOfAnotherName(holder, details);

const prefixed = (prefix: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, words]) => [`${prefix}.${field}`, words]));
