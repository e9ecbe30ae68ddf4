import { useSearchParams } from 'react-router-dom';

/**
 * A list's filters, kept in the address: a reload, a link and the back button know them. `names` are the parameters;
 * others in the address stay as they are.
 */
export function useFilters<Name extends string>(...names: readonly Name[]) {
  const [query, setQuery] = useSearchParams();
  const set = (name: Name, value: string) => {
    if (value === (query.get(name) ?? '')) return;
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  // One entry a name, which `fromEntries` does not say.
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>;
  return { filters, set };
}
