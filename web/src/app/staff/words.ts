/** The menu of staff. */
export const words = {
  menu: 'Administración',
  site: 'El sitio',
  /** Beside the entry of a screen. */
  shownCount: (count: number) => (count > 999 ? '999+' : String(count)),
  waiting: 'por atender',
} as const;
