import type { ServiceKind } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { findCity } from '@bitacora/places';
import { DemoSeeder } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { DesignedPackage } from '../domain/designed-package.ts';
import type { PackageServiceDirection } from '../domain/package-service.ts';
import { DesignedPackageRepository } from '../persistence/designed-package.repository.ts';
import { journeyCity } from '../use-cases/create-journey.ts';

type Service = ServiceKind | [ServiceKind, PackageServiceDirection];
type DemoPackage = (typeof packages)[number];

const packages = [
  {
    id: demo.packages[0],
    name: 'Galápagos esencial, 5 días',
    to: 'EC-GPS',
    priceCents: 129_000,
    daysOnSale: null,
    services: [
      ['air_ticket', 'I'],
      ['air_ticket', 'V'],
      ['transportation', 'I'],
      'hosting',
      'activity',
      'travel_insurance',
    ],
  },
  {
    id: demo.packages[1],
    name: 'Cartagena, fin de semana',
    to: 'CO-CTG',
    priceCents: 64_900,
    daysOnSale: 90,
    services: [['air_ticket', 'I'], ['air_ticket', 'V'], 'hosting', 'travel_insurance'],
  },
  {
    id: demo.packages[2],
    name: 'Quito y Otavalo por tierra',
    to: 'EC-UIO',
    priceCents: 31_500,
    daysOnSale: null,
    services: [['transportation', 'I'], ['transportation', 'V'], 'hosting', 'activity'],
  },
] as const satisfies { services: readonly Readonly<Service>[]; [rest: string]: unknown }[];

/** Seeds the designed packages of the demo data (product 21.1), once, when the environment asks for it. */
@Injectable()
export class DemoPackages extends DemoSeeder {
  constructor(private readonly packages: DesignedPackageRepository) {
    super();
  }

  protected async seedMissing(): Promise<void> {
    await this.once({
      isThere: async () =>
        (await this.database.query(`select 1 from designed_packages where id = ?`, [demo.packages[0]])).length > 0,
      save: () => this.seedPackages(),
    });
  }

  private async seedPackages(): Promise<void> {
    const today = dayAt(this.clock.now());
    for (const designed of packages) await this.packages.save(demoPackage(designed, today));
  }
}

function demoPackage({ id, name, to, priceCents, daysOnSale, services }: DemoPackage, today: string): DesignedPackage {
  const destination = findCity(to);
  if (!destination) throw new Error(`no such city: ${to}`);
  return DesignedPackage.design({
    id,
    agency: demo.agency,
    name,
    destinationCity: journeyCity(destination),
    travelDirection: 'IV',
    priceCents,
    availableFrom: today,
    availableUntil: daysOnSale === null ? null : addDays(today, daysOnSale),
    services: services.map((service, order) => {
      const [kind, direction] = typeof service === 'string' ? [service, null] : service;
      return { kind, travel_direction: direction, order };
    }),
  });
}
