import { words } from '../words.ts';

/** How much of an image has been sent; then the store makes its sizes, which takes a second or two. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  const text = share < 1 ? words.image.sending(percent) : words.image.preparing;
  return (
    <div className="w-full max-w-80">
      {/* Said once at each end, not at every step. */}
      <p role="status" className="sr-only">
        {share < 1 ? words.image.sending(0) : words.image.preparing}
      </p>
      <p aria-hidden="true" className="tabular mb-1 text-small">
        {text}
      </p>
      <div
        role="progressbar"
        aria-label={words.image.choose}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-control bg-line"
      >
        <div className="h-full bg-sea transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
