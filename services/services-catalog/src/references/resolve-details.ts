import type {
  CoordinateInput,
  CoordinateValue,
  DetailField,
  Details,
  DetailsInput,
  DetailValue,
  LookupField,
  ServiceKindDescriptor,
} from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Injectable } from '@nestjs/common';
import { placeDetails, spanErrors } from '../domain/times.ts';
import { CoordinateRepository } from '../persistence/coordinate.repository.ts';
import { LookupResolver } from './lookup-resolver.ts';

interface Sent {
  descriptor: ServiceKindDescriptor;
  agency: string;
  /** The parsed body: references are ids, times are texts; a field that is missing stays as it is. */
  input: DetailsInput;
  /** The record's details before; empty for a new one. */
  present: Details;
  /** Zone of what has no place of its own. */
  zone: string;
}

export interface Resolved {
  details: Details;
  /** Places that were sent with their name, to be stored with the record. */
  newCoordinates: CoordinateValue[];
  errors: FieldErrors;
}

type Resolution = { value: DetailValue; created?: CoordinateValue } | null;

/** Makes whole details of what was sent; everything that refers to nothing is named at once. */
@Injectable()
export class DetailsResolver {
  constructor(
    private readonly lookups: LookupResolver,
    private readonly coordinates: CoordinateRepository,
  ) {}

  async resolve(sent: Sent): Promise<Resolved> {
    const { descriptor, input, present } = sent;
    const details: Details = { ...present };
    const newCoordinates: CoordinateValue[] = [];
    const errors: FieldErrors = {};
    for (const [name, field] of Object.entries(descriptor.fields)) {
      const value = input[name];
      if (value === undefined || field.is === 'local-time') continue;
      const resolution = await this.one(field, value, sent);
      if (!resolution) {
        errors[name] = [messages.unknownReference];
        continue;
      }
      details[name] = resolution.value;
      if (resolution.created) newCoordinates.push(resolution.created);
    }
    if (Object.keys(errors).length > 0) return { details, newCoordinates, errors };
    const placed = placeDetails(descriptor, details, sent.zone, input);
    return { details: placed, newCoordinates, errors: spanErrors(descriptor, placed) };
  }

  private async one(field: DetailField, value: unknown, sent: Sent): Promise<Resolution> {
    if (value === null) return { value: null };
    if (field.is === 'lookup') return this.lookup(field, value);
    if (field.is === 'coordinate') return this.coordinate(value as CoordinateInput, sent);
    return { value: value as DetailValue };
  }

  private async lookup({ lookup, many }: LookupField, value: unknown): Promise<Resolution> {
    const keys = (many ? value : [value]) as string[];
    const found = await Promise.all(keys.map((key) => this.lookups.resolve(lookup, key)));
    const values = found.filter((one) => one !== null);
    if (values.length < keys.length) return null;
    return { value: many ? values : (values[0] ?? null) };
  }

  private async coordinate(input: CoordinateInput, { agency, input: body }: Sent): Promise<Resolution> {
    if (typeof input === 'string') {
      const stored = await this.coordinates.find(input, agency);
      if (!stored) return null;
      const { id, name, latitude, longitude } = stored;
      return { value: { id, name, latitude, longitude } };
    }
    const name = input.name ?? (typeof body.name === 'string' ? body.name : 'Ubicación');
    const created = { id: newId(), name, latitude: input.latitude, longitude: input.longitude };
    return { value: created, created };
  }
}
