import { useSearchParams } from 'react-router-dom';

/**
 * A list's filters, kept in the address: a reload, a link and the back button know them. `names` are the parameters;
 * others in the address stay as they are.
 */
export function useFilters<Name extends string>(...names: readonly Name[]) {
  const [query, setQuery] = useSearchParams();
  /** Several at once: one change of the address. */
  const setAll = (values: Partial<Record<Name, string>>) => {
    const next = new URLSearchParams(query);
    for (const name of names) {
      const value = values[name];
      if (value) next.set(name, value);
      else if (value !== undefined) next.delete(name);
    }
    if (next.toString() !== query.toString()) setQuery(next, { replace: true, preventScrollReset: true });
  };
  // One entry a name, which TypeScript does not see.
  const set = (name: Name, value: string) => setAll({ [name]: value } as Partial<Record<Name, string>>);
  /** The address with one of them, for a link: the others of the address stay. */
  const searchWith = (name: Name, value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    return `?${next.toString()}`;
  };
  // One entry a name, which `fromEntries` does not say.
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>;
  return { filters, set, setAll, searchWith };
}
