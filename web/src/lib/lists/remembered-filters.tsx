import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useUser } from '../session/use-session.ts';
import type { IsKnown } from './filter-values.ts';
import { useFilters } from './use-filters.ts';

const PREFIX = 'bitacora.filters';

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // Forbidden by the browser's settings: the address alone knows the filters.
    return '';
  }
}

function keep(key: string, query: string): void {
  try {
    localStorage.setItem(key, query);
  } catch {
    // As above, or full.
  }
}

const useKey = (list: string) => `${PREFIX}.${useUser()?.id ?? ''}.${list}`;

/**
 * A list's filters in the address, which this browser also remembers for this person; what is searched for is not
 * remembered, for it is asked once and may name people. `known` says of each filter which values it has.
 */
export function useRememberedFilters<Name extends string>(list: string, known: Readonly<Record<Name, IsKnown>>) {
  const key = useKey(list);
  // The keys of an object that has no others.
  const names = Object.keys(known) as Name[];
  const { filters: asked, setAll } = useFilters<Name | 'search'>('search', ...names);
  const filters = { ...asked };
  for (const name of names) if (!known[name](asked[name])) Object.assign(filters, { [name]: '' });
  const change = (values: Partial<Record<Name | 'search', string>>) => {
    const next = { ...filters, ...values };
    const kept = names.filter((name) => next[name] !== '').map((name): [string, string] => [name, next[name]]);
    keep(key, new URLSearchParams(kept).toString());
    setAll(next);
  };
  return {
    filters,
    change,
  };
}

/** What was searched for, too: known to this page alone, and gone with it. */
const lastSearches = new Map<string, string>();

/** The address of a list as it was left, for the way back to it. */
export function useListAddress(list: string, path: string): string {
  return path + (lastSearches.get(useKey(list)) ?? '');
}

const asRemembered = { isRemembered: true };

/** What was remembered, and finds nothing by now, is dropped: what somebody chose or followed here stays. */
export function useDropRemembered(findsNothing: boolean, drop: () => void): void {
  const state: unknown = useLocation().state;
  const isRemembered = typeof state === 'object' && state !== null && 'isRemembered' in state;
  const onNothing = useEffectEvent(drop);
  useEffect(() => {
    if (isRemembered && findsNothing) onNothing();
  }, [isRemembered, findsNothing]);
}

/** Opens a list as the person left it, when the address says nothing itself. */
export function RememberedFilters({ list, children }: { list: string; children: ReactNode }) {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const key = useKey(list);
  useEffect(() => void lastSearches.set(key, search), [key, search]);
  const remembered = read(key);
  if (remembered !== '' && query.toString() === '')
    return <Navigate to={{ search: `?${remembered}` }} state={asRemembered} replace />;
  return children;
}
