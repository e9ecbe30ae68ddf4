/** Passengers whom staff register, typed or pasted. */
export const words = {
  title: 'Nuevo pasajero',
  description: 'Registre a uno o varios pasajeros de la agencia.',
  text: 'Registre a una persona, o a toda la familia o el grupo de una vez.',
  back: 'Pasajeros',
  backToQuote: 'Cotización',
  ofQuote: (name: string) =>
    `De la cotización de ${name}. Complete los datos de cada persona; después sigue el viaje, con lo que ya se sabe.`,
  registered: (count: number) =>
    count === 1
      ? 'El pasajero de esta cotización ya está creado; falta su viaje.'
      : `Los ${count} pasajeros de esta cotización ya están creados; falta su viaje.`,
  goOn: 'Seguir con el viaje',
  others: 'Registrar a otras personas',
  quoteFailed: 'No pudimos cargar la cotización.',
  quoted: { adult: 'Adulto de la cotización', child: 'Niño de la cotización' },
  passenger: (number: number, name: string) => (name ? `Pasajero ${number}: ${name}` : `Pasajero ${number}`),
  add: 'Agregar otro pasajero',
  remove: 'Quitar',
  removeOf: (number: number, name: string) => (name ? `Quitar a ${name}` : `Quitar el pasajero ${number}`),
  paste: 'Pegar desde una hoja de cálculo',
  contactText:
    'Para quien no tenga un teléfono propio arriba. El correo es del primer pasajero si él no tiene otro. Un teléfono de otro país lleva su código.',
  emergencyText: 'A quién llamamos si pasa algo en el viaje. Déjelo vacío si aún no lo sabe.',
  submitting: 'Guardando',
  pasting: {
    title: 'Pegar desde una hoja de cálculo',
    text: 'Copie las filas en su hoja de cálculo y péguelas aquí. Si la primera fila tiene los nombres de las columnas, van en cualquier orden; si no, en este:',
    columns:
      'Cédula o pasaporte, Nombres, Apellidos, Fecha de nacimiento, Género, Estado civil, Correo, Teléfono, Pasaporte (de quien tiene los dos)',
    label: 'Filas',
    add: (count: number) => (count === 1 ? 'Agregar 1 pasajero' : `Agregar ${count} pasajeros`),
    empty: 'Pegue al menos una fila con un nombre o un documento.',
    tooMany: (maximum: number) => `Se registran ${maximum} pasajeros a la vez como máximo.`,
    checking: 'Revisamos las filas…',
    good: (count: number) => (count === 1 ? '1 fila sin errores.' : `${count} filas sin errores.`),
    known: (count: number) =>
      count === 1
        ? '1 persona ya es pasajera de su agencia: se usará su registro.'
        : `${count} personas ya son pasajeras de su agencia: se usarán sus registros.`,
    row: (number: number, problem: string) => `Fila ${number}: ${problem}`,
    notUnderstood: (written: string) => `No entendimos «${written}».`,
    unknownColumns: (names: string) => `No reconocemos estas columnas y no se agregan: ${names}.`,
    plainDay: (name: string) => `Tomamos «${name}» como la fecha de nacimiento.`,
    sameColumns: (names: readonly string[]) =>
      `${new Intl.ListFormat('es').format(names.map((name) => `«${name}»`))} dicen lo mismo: de cada fila se toma la primera que no está vacía.`,
    zerosAdded: (count: number) =>
      count === 1
        ? 'A 1 celular le faltaba el primer 0: lo pusimos.'
        : `A ${count} celulares les faltaba el primer 0: lo pusimos.`,
    repeated: (row: number) => `Es el mismo documento de la fila ${row}.`,
    withErrors: 'Las filas con errores también se agregan, y los corrige en el formulario.',
    cancel: 'Cancelar',
  },
  saved: {
    title: (registered: number, known: number) => {
      if (registered === 0) return known === 1 ? 'Ya era pasajero de su agencia' : 'Ya eran pasajeros de su agencia';
      const title = registered === 1 ? 'Pasajero registrado' : `${registered} pasajeros registrados`;
      if (known === 0) return title;
      return known === 1 ? `${title}; 1 ya lo era` : `${title}; ${known} ya lo eran`;
    },
    mailed: (email: string) => `Le enviamos el enlace para activar su cuenta a ${email}.`,
    withoutEmail: 'Sin correo: su cuenta espera hasta que le agregue uno.',
    withoutAccount: 'Sin cuenta propia.',
    linked: 'Ya era conocido: sus viajes se verán en su cuenta.',
    unconfirmed: 'Su cuenta usa otro correo: abra el pasajero y pida que la confirme.',
    newJourney: 'Crear un viaje con ellos',
    newJourneyOfOne: 'Crear su viaje',
    others: 'Registrar otros pasajeros',
  },
} as const;
