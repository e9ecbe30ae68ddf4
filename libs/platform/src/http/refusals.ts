import { fileMessages } from '@bitacora/contracts/messages';
import {
  type AppError,
  NotFoundError,
  RateLimitedError,
  UnsupportedMediaError,
  UnavailableError,
} from '@bitacora/kernel';

const of = ({ message, code }: AppError) => ({ detail: message, code });

/** What Nest, Fastify and Node refuse by themselves, in our words, by status. */
export const refusals: Readonly<Record<number, { detail: string; code: string }>> = {
  400: { detail: 'La solicitud no es válida.', code: 'invalid' },
  404: of(new NotFoundError()),
  405: { detail: 'Método no permitido', code: 'method_not_allowed' },
  408: { detail: 'La solicitud tardó demasiado en llegar', code: 'too_slow' },
  413: { detail: 'El envío es demasiado grande', code: 'too_large' },
  415: of(new UnsupportedMediaError(fileMessages.notAdmitted)),
  417: { detail: 'No se admite lo que la solicitud espera', code: 'expectation_failed' },
  429: of(new RateLimitedError(1)),
  431: { detail: 'Las cabeceras de la solicitud son demasiado grandes', code: 'headers_too_large' },
};

/** What people read of a failure of ours. */
export const serverError = { ...of(new UnavailableError()), code: 'server_error' };
