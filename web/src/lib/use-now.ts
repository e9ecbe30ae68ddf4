import { useEffect, useState } from 'react';

const HALF_A_MINUTE = 30_000;

/** The present moment, to the minute, also when the page is seen again: what shows it stays right. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, HALF_A_MINUTE);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
