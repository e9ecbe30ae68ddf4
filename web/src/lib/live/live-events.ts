import { useEffect, useEffectEvent } from 'react';

/** What the stream tells (product 15.1); `resumed`: it was lost for a while, so read again what you show. */
export interface LiveEvents {
  'journey-updated': { journey_id: string; version: number };
  'quote-created': { quote_id: string };
  'quote-updated': { quote_id: string };
  'problem-reported': { report_id: string };
  'problem-updated': { report_id: string };
  'passenger-updated': { passenger_id: string };
  'employee-updated': { employee_id: string };
  'designed-package-updated': { designed_package_id: string };
  resumed: Record<string, never>;
}

type Handlers = { [Name in keyof LiveEvents]: Set<(data: LiveEvents[Name]) => void> };

const handlers: Handlers = {
  'journey-updated': new Set(),
  'quote-created': new Set(),
  'quote-updated': new Set(),
  'problem-reported': new Set(),
  'problem-updated': new Set(),
  'passenger-updated': new Set(),
  'employee-updated': new Set(),
  'designed-package-updated': new Set(),
  resumed: new Set(),
};

export function isLiveEvent(name: string): name is keyof LiveEvents {
  return Object.hasOwn(handlers, name);
}

export function tellLiveEvent<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]): void {
  for (const handle of handlers[name]) handle(data);
}

/** Calls back for each event of this name, if any, while the component is on screen. */
export function useLiveEvent<Name extends keyof LiveEvents>(
  name: Name | null,
  handler: (data: LiveEvents[Name]) => void,
): void {
  const handle = useEffectEvent(handler);
  useEffect(() => {
    if (name === null) return;
    const listener = (data: LiveEvents[Name]) => handle(data);
    handlers[name].add(listener);
    return () => void handlers[name].delete(listener);
  }, [name]);
}
