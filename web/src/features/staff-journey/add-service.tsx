import { choiceLabel, type JourneyView, serviceKind, serviceKinds } from '@bitacora/contracts';
import { Menu } from '../../ui/menu.tsx';
import type { ServiceActions } from './use-service-actions.ts';
import { words } from './words.ts';

/** One more service of a kind, pending; of kinds with a direction one for each way of the journey. */
export function AddService({ journey, actions }: { journey: JourneyView; actions: ServiceActions }) {
  const entries = serviceKinds.flatMap((kind) => {
    const { label, hasDirection } = serviceKind(kind);
    const directions = !hasDirection
      ? [null]
      : journey.travel_direction === 'I'
        ? (['I'] as const)
        : (['I', 'V'] as const);
    return directions.map((direction) => {
      const name = direction ? `${label}, ${choiceLabel('service_directions', direction)}` : label;
      return { label: name, onSelect: () => actions.add({ kind, travel_direction: direction }, name) };
    });
  });
  return <Menu label={words.services.add} entries={entries} isBusy={actions.isAdding} edge="start" />;
}
