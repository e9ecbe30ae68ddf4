import { classNames } from './class-names.ts';

/** The agency's own picture where there is no other: a sun on a pale horizon; with a flight to it, on the sea. */
export function DrawnView({ className, isFlown = false }: { className?: string; isFlown?: boolean }) {
  return (
    <svg
      viewBox="0 0 560 220"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block', isFlown ? 'bg-sea' : 'bg-sea-tint', className)}
    >
      <path d="M324 168a92 92 0 0 1 184 0z" className="fill-sun" />
      <g className="stroke-sun/60" strokeWidth="3" strokeLinecap="round">
        <path d="M352 182h128M372 196h88M394 210h44" />
      </g>
      {isFlown && (
        <path
          d="M64 168C150 56 300 40 416 132"
          pathLength="1"
          className="fill-none stroke-white motion-safe:animate-[draw_900ms_var(--ease-out)_both]"
          strokeWidth="3"
          strokeDasharray="1"
        />
      )}
      <path d="M-800 168H1400" className={isFlown ? 'stroke-white/40' : 'stroke-sea/40'} strokeWidth="2" />
      {isFlown && (
        <>
          <circle cx="64" cy="168" r="9" className="fill-white stroke-sea" strokeWidth="4" />
          <circle cx="416" cy="132" r="9" className="fill-ink stroke-white" strokeWidth="4" />
        </>
      )}
    </svg>
  );
}
