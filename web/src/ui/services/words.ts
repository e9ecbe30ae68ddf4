/** Of the services that are sold. */
export const words = {
  add: (name: string) => `Agregar ${name}`,
  takeAway: (name: string) => `Quitar ${name}`,
  count: (count: number, name: string) => `${name}: ${count}`,
  total: (count: number) => (count === 0 ? 'Ningún servicio' : count === 1 ? '1 servicio' : `${count} servicios`),
} as const;
