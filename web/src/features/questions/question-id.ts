import { foldText } from '@bitacora/kernel';

/** The anchor of a question: `¿Cómo puedo pagar mi viaje?` is found at `#como-puedo-pagar-mi-viaje`. */
export const questionId = (question: string) =>
  foldText(question)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether a question is the one about paying, beneath which the accounts stand. */
export const asksHowToPay = (question: string) => /\bpag(o|os|ar|amos|an|ue)\b/.test(foldText(question));
