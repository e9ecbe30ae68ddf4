/** So many of them are named. */
const NAMED = 3;

/** `Boleto Aéreo (2), Hospedaje, Visa y 2 más`. */
export function counted(names: readonly string[]): string {
  const told = [...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length }));
  const text = told
    .slice(0, NAMED)
    .map(({ name, count }) => (count === 1 ? name : `${name} (${count})`))
    .join(', ');
  const more = told.slice(NAMED).reduce((sum, { count }) => sum + count, 0);
  return more === 0 ? text : `${text} y ${more} más`;
}
