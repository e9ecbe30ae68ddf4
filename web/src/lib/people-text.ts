/** How many are quoted for. */
export const peopleText = (adults: number, children: number): string =>
  [
    adults === 1 ? '1 adulto' : `${adults} adultos`,
    ...(children === 0 ? [] : [children === 1 ? '1 niño' : `${children} niños`]),
  ].join(', ');
