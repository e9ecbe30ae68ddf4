/** The vouchers of a journey, mailed to who travels (product 16.12). */
export const vouchers = {
  name: 'Vouchers',
  greeting: (name: string) => `Hola, ${name}. Todo lo de su viaje está listo.`,
  headline: 'Sus vouchers están listos',
  action: 'Ver mis vouchers',
  what: 'Un voucher es el comprobante que se muestra al llegar a cada servicio.',
  attached: 'Van adjuntos a este correo: guárdelos en su celular, así los abre también sin internet.',
  elsewhere: 'Ábralos en la página de su viaje, y descárguelos en su celular o imprímalos antes de salir.',
  note: 'Si la página le pide entrar, su usuario es su número de cédula; si no la tiene, el de su pasaporte. Si no puede abrirlos, llame a su asesor antes de viajar.',
  open: 'Ver este voucher',
  /** What a file is called that goes along: the service, and whose document it is. */
  fileOf: (service: string, passenger: string | null) => (passenger === null ? service : `${service} de ${passenger}`),
  /** For whom a service has documents. */
  documentsOf: 'Documentos de',
} as const;
