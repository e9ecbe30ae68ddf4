import { fileMessages } from '@bitacora/contracts/messages';

/** What Nest, Fastify and Node refuse by themselves, in our words, by status. */
export const refusals: Readonly<Record<number, { detail: string; code: string }>> = {
  400: { detail: 'La solicitud no es válida.', code: 'invalid' },
  404: { detail: 'No encontrado', code: 'not_found' },
  405: { detail: 'Método no permitido', code: 'method_not_allowed' },
  408: { detail: 'La solicitud tardó demasiado en llegar', code: 'too_slow' },
  413: { detail: 'El envío es demasiado grande', code: 'too_large' },
  415: { detail: fileMessages.notAdmitted, code: 'unsupported_media' },
  429: { detail: 'Demasiados intentos. Espere un momento e intente de nuevo', code: 'throttled' },
  431: { detail: 'Las cabeceras de la solicitud son demasiado grandes', code: 'headers_too_large' },
};

/** What people read of a failure of ours. */
export const serverError = { detail: 'Error en el servidor', code: 'server_error' };
