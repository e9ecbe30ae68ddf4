import { homeMessages } from '@bitacora/contracts/messages';

const messages = homeMessages.log;

/** One leg as the traveller will read it, drawn: each hour is the clock of its own place. */
export function LogEntry() {
  return (
    <figure className="relative overflow-hidden rounded-card bg-sea text-white">
      <svg viewBox="0 0 560 220" aria-hidden="true" className="block w-full" preserveAspectRatio="xMidYMax slice">
        <path d="M324 168a92 92 0 0 1 184 0z" className="fill-sun" />
        <g className="stroke-sun/60" strokeWidth="3" strokeLinecap="round">
          <path d="M352 182h128M372 196h88M394 210h44" />
        </g>
        <path
          d="M64 168C150 56 300 40 416 132"
          pathLength="1"
          className="fill-none stroke-white motion-safe:animate-[draw_900ms_var(--ease-out)_both]"
          strokeWidth="3"
          strokeDasharray="1"
        />
        <path d="M0 168h560" className="stroke-white/40" strokeWidth="2" />
        <circle cx="64" cy="168" r="9" className="fill-white stroke-sea" strokeWidth="4" />
        <circle cx="416" cy="132" r="9" className="fill-ink stroke-white" strokeWidth="4" />
      </svg>
      <figcaption className="border-t border-white/20 px-5 py-4">
        <span className="sr-only">{messages.caption}: </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-lead font-semibold">
          <span className="tabular text-sun">{messages.leaves}</span> {messages.from}
          <span aria-hidden="true">→</span>
          <span className="tabular text-sun">{messages.arrives}</span> {messages.to}
        </span>
        <span className="mt-0.5 block text-small">{messages.note}</span>
      </figcaption>
    </figure>
  );
}
