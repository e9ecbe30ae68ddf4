/** Creating an invoice, a payment or a passenger's document. */
export const words = {
  createInvoice: 'Crear factura',
  createPayment: 'Crear pago',
  addDocument: 'Agregar documento',
  isPassengerInvoice: 'Factura Personal',
  passenger: 'Pasajero',
  withoutPassenger: 'Sin pasajero',
  date: 'Fecha',
  choose: 'Elija una opción',
  value: 'Valor',
  valueHint: 'En dólares, por ejemplo 120,50',
  file: 'Documento',
  fileHint: 'PDF, JPEG, PNG o WebP, hasta 10 MB',
  method: 'Método de Pago',
  document: 'Documento',
  documentCreated: 'Documento agregado',
  toasts: {
    invoiceCreated: 'Factura creada',
    invoiceFailed: 'Error al crear la Factura',
    paymentCreated: 'Pago creado',
    paymentFailed: 'Error al crear el Pago',
  },
} as const;
