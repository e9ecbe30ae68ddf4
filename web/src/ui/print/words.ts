/** What every sheet with a head of its own says. */
export const words = {
  printed: (moment: string) => `Impreso el ${moment}`,
} as const;
