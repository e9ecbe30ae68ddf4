/** `Boleto Aéreo (2), Hospedaje`. */
export function counted(names: readonly string[]): string {
  const told = [...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length }));
  return told.map(({ name, count }) => (count === 1 ? name : `${name} (${count})`)).join(', ');
}
