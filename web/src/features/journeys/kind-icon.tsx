import { type ServiceKind, serviceKind } from '@bitacora/contracts';

/** The line icon that a kind's descriptor draws. */
export function KindIcon({ kind }: { kind: ServiceKind }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-6"
    >
      <path d={serviceKind(kind).icon} />
    </svg>
  );
}
