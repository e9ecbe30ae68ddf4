/** What stands around the screens of staff: their menu, and what is said when a right is lacking. */
export const words = {
  menu: 'Administración',
  site: 'El sitio',
  /** Beside the entry of a screen. */
  shownCount: (count: number) => (count > 999 ? '999+' : String(count)),
  waitingAt: (screen: string) => `por atender: ${screen}`,
  /** The way back, as the menu calls where staff begin. */
  backToWork: 'Hoy',
  rightLacking: {
    title: 'Administración',
    reason: 'Su cuenta no incluye esta pantalla',
    text: 'La persona propietaria de la agencia decide qué puede hacer cada cuenta; pídale el permiso si lo necesita.',
  },
  rightsUnknown: {
    title: 'No pudimos leer sus permisos',
    text: 'Por eso pueden faltar menús y botones. Nada se perdió; intente de nuevo.',
    retry: 'Intentar de nuevo',
  },
} as const;
