import { ExclamationCircleIcon, IdentificationIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { words } from './words.ts';

/** Sharp on a phone's screen, where the place is at most 320 px wide. */
const PREVIEW_WIDTH = 640;

/** The place of a photo, in the shape of an identity card. */
function Place({ children, isEmpty = false }: { children: ReactNode; isEmpty?: boolean }) {
  return (
    <div
      className={`relative grid aspect-[8/5] w-full max-w-80 place-items-center overflow-hidden rounded-card border bg-paper ${isEmpty ? 'border-dashed border-edge' : 'border-line'}`}
    >
      {children}
    </div>
  );
}

interface ChosenPhotoProps {
  file: File;
  label: string;
  /** What is said of it stands beside. */
  isUnreadable: boolean;
  onUnreadable: (file: File) => void;
}

/** A photo that was just chosen, drawn from the device: it is sent only with the form. */
export function ChosenPhoto({ file, label, isUnreadable, onUnreadable }: ChosenPhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tell = useEffectEvent(() => onUnreadable(file));
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const picture = await createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH, resizeQuality: 'high' });
      if (!isGone && canvas.current) {
        canvas.current.width = picture.width;
        canvas.current.height = picture.height;
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
      }
      picture.close();
    };
    draw().catch(() => !isGone && tell());
    return () => {
      isGone = true;
    };
  }, [file]);
  if (isUnreadable) {
    return (
      <Place isEmpty>
        <ExclamationCircleIcon aria-hidden="true" className="size-10 text-bad" />
      </Place>
    );
  }
  return (
    <Place>
      <canvas ref={canvas} role="img" aria-label={label} className="absolute inset-0 size-full object-contain" />
    </Place>
  );
}

/** The photo that the agency has, or that it has none. */
export function StoredPhoto({ url, label }: { url: string | null; label: string }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === null || failedUrl === url) {
    return (
      <Place isEmpty>
        <span className="flex flex-col items-center gap-1 text-small text-ink-soft">
          <IdentificationIcon aria-hidden="true" className="size-10" />
          {url === null ? words.photos.without : words.photos.failed}
        </span>
      </Place>
    );
  }
  return (
    <Place>
      <img
        src={url}
        alt={label}
        referrerPolicy="no-referrer"
        className="absolute inset-0 size-full object-contain"
        onError={() => setFailedUrl(url)}
      />
    </Place>
  );
}
