import { words } from './words.ts';

interface UploadProgressProps {
  label: string;
  /** From 0 to 1; at 1 the server is at work with it. */
  share: number;
  /** What the server does with it then. */
  atWork?: string;
}

/** How far a file is. */
export function UploadProgress({ label, share, atWork = words.checkingFile }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  const textAt = (done: number) => (share < 1 ? words.sending(done) : atWork);
  return (
    <div>
      {/* Said once at each end, not at every step. */}
      <p role="status" className="sr-only">{`${label}: ${textAt(0)}`}</p>
      <p aria-hidden="true" className="tabular mb-1 text-small">
        {textAt(percent)}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={textAt(percent)}
        className="h-2 overflow-hidden rounded-control bg-line"
      >
        <div className="h-full bg-sea transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
