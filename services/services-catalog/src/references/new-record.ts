import {
  type CoordinateValue,
  type Details,
  type DetailsInput,
  type PackageServiceInternal,
  type ServiceKind,
  serviceKind,
} from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { AGENCY_TIME_ZONE, centsOfDollars, ConflictError, type FieldErrors, InvalidError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { Item } from '../domain/service-record.ts';
import { alreadyAttached } from '../persistence/service-record.repository.ts';
import { PackageServices } from './package-services.ts';
import { DetailsResolver } from './resolve-details.ts';

/** A record that passed every rule and may be stored. */
export interface NewRecord {
  agency: string;
  kind: ServiceKind;
  details: Details;
  newCoordinates: CoordinateValue[];
  costCents: number;
  item: Item | null;
  zone: string;
}

export interface NewRecordBody extends DetailsInput {
  cost: number;
  package_service: string | null;
}

/** Checks a new record before anything is stored, its file included: every broken field at once. */
@Injectable()
export class NewRecordCheck {
  constructor(
    private readonly database: Database,
    private readonly packageServices: PackageServices,
    private readonly resolver: DetailsResolver,
  ) {}

  /** Throws `invalid` by field, `conflict` when the item has a record, `unavailable` when journeys is away. */
  async prepare(kind: ServiceKind, body: NewRecordBody, agency: string): Promise<NewRecord> {
    const descriptor = serviceKind(kind);
    const found = body.package_service ? await this.packageServices.find(body.package_service, agency) : null;
    const item = found?.kind === kind ? found : null;
    const errors: FieldErrors = {};
    if (body.package_service && !item) errors.package_service = [messages.unknownReference];
    const { input, errors: fixedErrors } = withFixedFields(kind, body, item);
    const zone = item?.destination_time_zone ?? AGENCY_TIME_ZONE;
    const resolved = await this.resolver.resolve({ descriptor, agency, input, present: {}, zone });
    const all = { ...resolved.errors, ...fixedErrors, ...errors };
    if (Object.keys(all).length > 0) throw new InvalidError(all);
    if (item) await this.checkOpen(item);
    return {
      agency,
      kind,
      details: resolved.details,
      newCoordinates: resolved.newCoordinates,
      costCents: centsOfDollars(body.cost),
      item: item && { id: item.id, journey: item.journey, zone: item.destination_time_zone },
      zone,
    };
  }

  private async checkOpen(item: PackageServiceInternal): Promise<void> {
    const [attached] = await this.database.query(`select id from service_records where package_service = ?`, [item.id]);
    if (attached) throw alreadyAttached();
    if (!item.is_open) {
      throw new ConflictError('package_service_closed', 'Este servicio ya no admite un registro');
    }
  }
}

/** Fields that are always the journey's own: the item says what they are; without an item they must be sent. */
function withFixedFields(
  kind: ServiceKind,
  body: NewRecordBody,
  item: PackageServiceInternal | null,
): { input: DetailsInput; errors: FieldErrors } {
  const input: DetailsInput = { ...body };
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(serviceKind(kind).fields)) {
    if (field.is !== 'lookup' || !field.fixed) continue;
    const sent = input[name] ?? undefined;
    const own = item?.destination_city;
    input[name] = sent ?? own ?? undefined;
    if (sent === undefined && own === undefined) errors[name] = [messages.required];
    if (sent !== undefined && own !== undefined && sent !== own) errors[name] = [messages.notDestination];
  }
  return { input, errors };
}
