import { useEffect, useState } from 'react';

const PAUSE_MILLISECONDS = 200;

/** A text once nobody types in it for a moment, so that a server is not asked for each letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
