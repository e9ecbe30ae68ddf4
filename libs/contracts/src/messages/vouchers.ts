/** The vouchers of a journey, mailed to who travels (product 16.12). */
export const vouchers = {
  name: 'Vouchers',
  greeting: (name: string) => `Hola, ${name}. Todo lo de su viaje está listo.`,
  headline: 'Sus vouchers están listos',
  action: 'Ver mis vouchers',
  attached:
    'Un voucher es el comprobante que se muestra al llegar a cada servicio. Van adjuntos a este correo: guárdelos en su celular, así los abre también sin internet. Si no puede abrirlos, llame a su asesor antes de viajar.',
  elsewhere:
    'Un voucher es el comprobante que se muestra al llegar a cada servicio. Ábralos en la página de su viaje (si le pide entrar, su usuario es su número de cédula o, si no la tiene, el de su pasaporte) y descárguelos en su celular o imprímalos antes de salir. Si no puede abrirlos, llame a su asesor antes de viajar.',
  /** What a file is called that goes along: the service, and whose document it is. */
  fileOf: (service: string, passenger: string | null) => (passenger === null ? service : `${service} de ${passenger}`),
  /** For whom a service has documents. */
  documentsOf: 'Documentos de',
} as const;
