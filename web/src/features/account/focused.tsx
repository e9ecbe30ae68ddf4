import { type ReactNode, useEffect, useRef } from 'react';

/** A step that took the place of another: the focus goes to it, since the button that led there is gone. */
export function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {children}
    </div>
  );
}
