import type { EntityManager } from '@mikro-orm/postgresql';
import type { Journey } from '../domain/journey.ts';
import { PackageService } from '../domain/package-service.ts';

/** Reads the items of journeys, by one statement however many there are. */
export async function readPackageServices(em: EntityManager, journeys: readonly Journey[]): Promise<void> {
  const ids = journeys.map(({ id }) => id);
  const services = await em.find(PackageService, { journey: { $in: ids } }, { orderBy: { order: 'asc', id: 'asc' } });
  for (const journey of journeys) journey.services = services.filter((service) => service.journey === journey.id);
}
