import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** What it is for, read aloud. */
  label: string;
}

/** A text for a phone's camera: dark squares on white, with the white margin that cameras need. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border border-line bg-white fill-black"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
