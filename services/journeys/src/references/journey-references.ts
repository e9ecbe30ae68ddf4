import type { createJourney, updateJourney } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { findCity } from '@bitacora/places';
import { ForeignReferences, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { Journey } from '../domain/journey.ts';
import { DesignedPackageRepository } from '../persistence/designed-package.repository.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';

type Route = typeof createJourney | typeof updateJourney;
type Parts = PartialCall<Route>['body'];

const holderMessages = { deactivated: messages.passengerDeactivated, child: messages.holderIsAdult };

/** Whose it is what a journey may name, by its field. */
const owned = {
  passengers: { field: 'passengers', owners: 'select id, agency from known_passengers' },
  holder: { field: 'holder', owners: 'select id, agency from known_passengers' },
  travelAgent: { field: 'travel_agent', owners: 'select id, agency from known_employees' },
  package: { field: 'package', owners: 'select id, agency from designed_packages' },
  quote: { field: 'quote', owners: 'select id, agency from web_quotes' },
  services: {
    field: 'services',
    owners: 'select s.id, j.agency from package_services s join journeys j on j.id = s.journey',
  },
};

/** Whether the cities, the people and the designed package of a journey are there; what was not sent, or is wrong in itself, is not asked. */
@Injectable()
export class JourneyReferences implements ReferenceCheck<Route> {
  constructor(
    private readonly people: PeopleProjection,
    private readonly packages: DesignedPackageRepository,
    private readonly quotes: WebQuoteRepository,
    private readonly journeys: JourneyRepository,
    private readonly foreign: ForeignReferences,
  ) {}

  async brokenReferences({ params, body, caller: { agency } }: PartialCall<Route>): Promise<FieldErrors> {
    if ('ruc' in params) return params.ruc === agency ? this.errorsOf(body, agency) : {};
    return this.errorsOf(body, agency, await this.journeys.passengersOf({ id: params.id, agency }));
  }

  /** Whom staff name as holder anew, of those who travel on that day: no child while an adult travels, and nobody to whom the agency sells nothing. */
  async holderErrors(
    holder: string | null | undefined,
    passengers: readonly string[],
    travelDate: string,
  ): Promise<FieldErrors> {
    if (!holder) return {};
    const refusal = await this.people.refusalOfHolder(holder, passengers, travelDate);
    return refusal ? { holder: [holderMessages[refusal]] } : {};
  }

  /** Items that a change of a journey names and the journey does not have: another agency's are noted. */
  async noteForeignItems({ agency, services }: Journey, items: readonly (string | undefined)[]): Promise<void> {
    const unknown = items.filter((id) => !services.some((service) => service.id === id));
    await this.foreign.note(agency, owned.services, unknown);
  }

  /** Who is on the journey `already` stays, also while the agency sells him or her nothing (product 12.8). */
  async errorsOf(parts: Parts, agency: string, already: readonly string[] = []): Promise<FieldErrors> {
    const errors: FieldErrors = {};
    for (const field of ['start_city', 'destination_city'] as const) {
      const code = parts[field];
      if (code !== undefined && !findCity(code)) errors[field] = [messages.notChoice];
    }
    const { passengers = [], travel_agent: travelAgent } = parts;
    const ids = passengers.filter((id) => id !== undefined);
    const missing = await this.people.missing({ agency, passengers: ids, travelAgent: travelAgent ?? null });
    for (const id of missing.passengers) errors[`passengers.${passengers.indexOf(id)}`] = [messages.unknownReference];
    for (const id of missing.deactivated.filter((one) => !already.includes(one)))
      errors[`passengers.${passengers.indexOf(id)}`] = [messages.passengerDeactivated];
    if (travelAgent !== undefined && missing.travelAgent) errors.travel_agent = [messages.unknownReference];
    const sold = 'package' in parts ? parts.package : null;
    if (sold && !(await this.packages.isThere({ id: sold, agency }))) errors.package = [messages.unknownReference];
    const quote = 'quote' in parts ? parts.quote : null;
    if (quote && !(await this.quotes.isThere({ id: quote, agency }))) errors.quote = [messages.unknownReference];
    const holder = passengers.includes(parts.holder ?? undefined) ? null : parts.holder;
    await this.foreign.note(agency, owned.passengers, missing.passengers);
    await this.foreign.note(agency, owned.holder, [holder]);
    await this.foreign.note(agency, owned.travelAgent, [missing.travelAgent ? travelAgent : null]);
    await this.foreign.note(agency, owned.package, [errors.package ? sold : null]);
    await this.foreign.note(agency, owned.quote, [errors.quote ? quote : null]);
    return errors;
  }
}
