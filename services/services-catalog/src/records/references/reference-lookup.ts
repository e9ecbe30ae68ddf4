import {
  byKind,
  type DetailsInput,
  type DetailValue,
  type FieldTable,
  type LookupField,
  type ServiceKindDescriptor,
} from '@bitacora/contracts';
import { Injectable } from '@nestjs/common';
import { isReference, type References } from '../domain/record-contents.ts';
import { LookupResolver } from './lookup-resolver.ts';
import { NamedPlaces } from './named-places.ts';

const nothing = async () => null;

/** In which field something was sent, and for which agency. */
interface Sent {
  name: string;
  agency: string;
}

/** Finds what the ids and codes of a record's body refer to. Within a transaction, rows stay so until it ends. */
@Injectable()
export class ReferenceLookup {
  constructor(
    private readonly lookups: LookupResolver,
    private readonly places: NamedPlaces,
  ) {}

  /** By field; null for what is not there, or another agency's. */
  async find(descriptor: ServiceKindDescriptor, input: DetailsInput, agency: string): Promise<References> {
    const references: References = {};
    for (const [name, field] of Object.entries(descriptor.fields)) {
      const value = input[name];
      if (isReference(descriptor, name, value))
        references[name] = await byKind(this.finders, field, value, { name, agency });
    }
    return references;
  }

  private readonly finders: FieldTable<[value: unknown, sent: Sent], Promise<DetailValue | null>> = {
    lookup: (field, value) => this.lookup(field, value),
    // What a field of this kind refers to once it kept its schema.
    coordinate: (_, value, sent) => this.place(value as string, sent),
    text: nothing,
    textarea: nothing,
    phone: nothing,
    integer: nothing,
    boolean: nothing,
    choice: nothing,
    date: nothing,
    'local-time': nothing,
  };

  private async lookup({ lookup, many }: LookupField, value: unknown): Promise<DetailValue | null> {
    const keys = (many ? value : [value]) as string[];
    const found = await Promise.all(keys.map((key) => this.lookups.resolve(lookup, key)));
    const values = found.filter((one) => one !== null);
    if (values.length < keys.length) return null;
    return many ? values : (values[0] ?? null);
  }

  private async place(id: string, { name, agency }: Sent): Promise<DetailValue | null> {
    const stored = await this.places.find(name, id, agency);
    return stored && { id: stored.id, name: stored.name, latitude: stored.latitude, longitude: stored.longitude };
  }
}
