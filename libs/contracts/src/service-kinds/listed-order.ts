import { serviceKinds, type ServiceKind } from './kinds.ts';

interface ListedService {
  id: string;
  kind: ServiceKind;
  order: number;
}

/** Sorts a journey's services: the groups of the kinds, then their own order (product 6.1). */
export const inListedOrder = (a: ListedService, b: ListedService): number =>
  serviceKinds.indexOf(a.kind) - serviceKinds.indexOf(b.kind) || a.order - b.order || a.id.localeCompare(b.id);
