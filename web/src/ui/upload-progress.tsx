import { words } from './words.ts';

interface UploadProgressProps {
  label: string;
  /** From 0 to 1; at 1 the server is at work with it. */
  share: number;
}

/** How far a file is. */
export function UploadProgress({ label, share }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  const text = share < 1 ? words.sending(percent) : words.checkingFile;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <p aria-hidden="true" className="tabular text-small">
        {text}
      </p>
      <div className="h-2 overflow-hidden rounded-control bg-line">
        <div className="h-full bg-sea transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
