import { type ServiceKind, serviceKind } from '@bitacora/contracts';

/** What the code of a kind is called: `Código`, a visa's `Número`; null where it has none. */
export const codeName = (kind: ServiceKind): string | null => {
  const field = Object.values(serviceKind(kind).fields).find((one) => one.is === 'text' && one.isCode);
  return field?.label.split(' ')[0] ?? null;
};
