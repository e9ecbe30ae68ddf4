import {
  type CoordinateValue,
  type Details,
  type Period,
  placeIn,
  type ServiceKind,
  serviceKind,
  type StoredFile,
} from '@bitacora/contracts';
import { conflict, validationMessages as messages } from '@bitacora/contracts/messages';
import { Aggregate, instantAt, InvalidError, type LocalTime, toEpochMilliseconds } from '@bitacora/kernel';
import { placeDetails } from './times.ts';

/** The package service of a journey that a record is for. */
export interface Item {
  id: string;
  journey: string;
  /** Zone of the journey's destination. */
  zone: string;
}

interface Contents {
  details: Details;
  costCents: number;
  reservation: StoredFile | null;
}

interface Created extends Contents {
  id: string;
  agency: string;
  kind: ServiceKind;
  item: Item | null;
  /** Zone of what has no place of its own while nothing is attached. */
  zone: string;
  replaces?: string | null;
}

/** A contracted service in detail: a flight, a stay, a policy. One class for every kind; the descriptor says the rest. */
export class ServiceRecord extends Aggregate {
  agency!: string;
  kind!: ServiceKind;
  packageService: string | null = null;
  journey: string | null = null;
  details!: Details;
  /** Zone of the journey's destination, for what has no place of its own. */
  zone!: string;
  title!: string;
  costCents!: number;
  startsLocal: string | null = null;
  startsZone: string | null = null;
  startsAt: Date | null = null;
  endsLocal: string | null = null;
  endsZone: string | null = null;
  endsAt: Date | null = null;
  /** Ids of the coordinates that the details refer to. */
  places: string[] = [];
  reservation: StoredFile | null = null;
  /** The record in whose place it came. */
  replaces: string | null = null;

  static create({ id, agency, kind, item, zone, replaces = null, ...contents }: Created): ServiceRecord {
    const record = Object.assign(new ServiceRecord(), { id, agency, kind, zone: item?.zone ?? zone, replaces });
    record.packageService = item?.id ?? null;
    record.journey = item?.journey ?? null;
    record.fill(contents);
    return record;
  }

  change(contents: Contents): void {
    this.fill(contents);
  }

  /** Throws `conflict` when it is attached to another package service already. */
  attachTo(item: Item): void {
    if (this.packageService === item.id) return;
    if (this.packageService !== null) throw conflict('record_attached');
    this.packageService = item.id;
    this.journey = item.journey;
    this.zone = item.zone;
    this.fill({ ...this, details: placeDetails(serviceKind(this.kind), this.details, item.zone) });
  }

  /** Its package service is gone, or has another record: this one stays, free to be attached again. */
  release(): void {
    this.packageService = null;
    this.journey = null;
  }

  /** Whether a place of this record is locked: an existing hosting does not move (product 7.4). */
  isFixedAt(coordinate: string): boolean {
    return this.placeFields(coordinate).some((name) => serviceKind(this.kind).fields[name]?.locked);
  }

  /** A place that the record refers to has another name or position; its times keep their clock. */
  movePlace(place: CoordinateValue): void {
    const moved = Object.fromEntries(this.placeFields(place.id).map((name) => [name, place]));
    const details = placeDetails(serviceKind(this.kind), { ...this.details, ...moved }, this.zone);
    this.fill({ ...this, details });
  }

  private placeFields(coordinate: string): string[] {
    return Object.entries(serviceKind(this.kind).fields).flatMap(([name, field]) =>
      placeIn(field, this.details[name])?.id === coordinate ? [name] : [],
    );
  }

  get period(): Period {
    return {
      starts: this.startsLocal && this.startsZone ? { local: this.startsLocal, zone: this.startsZone } : null,
      ends: this.endsLocal && this.endsZone ? { local: this.endsLocal, zone: this.endsZone } : null,
    };
  }

  private fill({ details, costCents, reservation }: Contents): void {
    const descriptor = serviceKind(this.kind);
    if (costCents < 0) throw new InvalidError({ cost: [messages.atLeast(0)] });
    this.details = details;
    this.costCents = costCents;
    this.reservation = reservation;
    this.title = descriptor.title(details);
    const { starts, ends } = descriptor.period(details, this.zone);
    [this.startsLocal, this.startsZone, this.startsAt] = columnsOf(starts);
    [this.endsLocal, this.endsZone, this.endsAt] = columnsOf(ends);
    this.places = Object.entries(descriptor.fields).flatMap(([name, field]) => {
      const place = placeIn(field, details[name]);
      return place ? [place.id] : [];
    });
  }
}

function columnsOf(time: LocalTime | null): [string | null, string | null, Date | null] {
  return time ? [time.local, time.zone, instantAt(toEpochMilliseconds(time))] : [null, null, null];
}
