interface TermsSection {
  title: string;
  text: string;
}

/** The terms and conditions in short, as specification §1 describes them. */
export const termsSections: readonly TermsSection[] = [
  {
    title: 'Aceptación',
    text: 'Al usar este sitio usted acepta estos términos. Si no está de acuerdo con ellos, por favor no lo use.',
  },
  {
    title: 'Actualizaciones',
    text: 'Podemos actualizar estos términos. La versión vigente es siempre la que se publica en este sitio.',
  },
  {
    title: 'El sitio',
    text: 'Este sitio le permite consultar sus reservas y los vouchers de sus servicios, y recibir recordatorios de su viaje.',
  },
  {
    title: 'Cuenta de usuario',
    text: 'Su cuenta es personal. Guarde su contraseña y avísenos si cree que otra persona la conoce.',
  },
  {
    title: 'Acceso',
    text: 'Las personas menores de 13 años pueden navegar por el sitio, pero no registrarse.',
  },
  {
    title: 'Privacidad',
    text: 'Usamos sus datos para gestionar sus viajes y responder sus solicitudes. Usted puede pedir que los corrijamos o eliminemos.',
  },
  {
    title: 'Responsabilidad',
    text: 'Nuestra responsabilidad se limita al valor que usted efectivamente pagó.',
  },
  {
    title: 'Indemnidad',
    text: 'Usted responde por los daños que cause el uso indebido del sitio o de su cuenta.',
  },
];
