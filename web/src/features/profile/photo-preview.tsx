import { ExclamationCircleIcon, IdentificationIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { words } from './words.ts';

/** Sharp on a phone's screen, where the place is at most 320 px wide. */
const PREVIEW_WIDTH = 640;

/** The place of a photo, in the shape of an identity card. */
function Place({ children }: { children: ReactNode }) {
  return (
    <div className="relative aspect-[8/5] w-full max-w-80 overflow-hidden rounded-card border border-line bg-paper">
      {children}
    </div>
  );
}

/** Where there is none to see: one low line. */
function EmptyPlace({ children }: { children: ReactNode }) {
  return (
    <p className="flex min-h-11 w-full max-w-80 items-center gap-2 rounded-control border border-dashed border-line px-3 text-small text-ink-soft">
      {children}
    </p>
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
      <EmptyPlace>
        <ExclamationCircleIcon aria-hidden="true" className="size-6 shrink-0 text-bad" />
        {file.name}
      </EmptyPlace>
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
      <EmptyPlace>
        <IdentificationIcon aria-hidden="true" className="size-6 shrink-0" />
        {url === null ? words.photos.without : words.photos.failed}
      </EmptyPlace>
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
