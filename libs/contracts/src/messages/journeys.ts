import type { JourneyPhase } from '../http/journey-views.ts';

/** Where a journey stands, in a word: on screens and in files. */
export const phaseMessages: Record<JourneyPhase, string> = {
  upcoming: 'Por viajar',
  ongoing: 'En curso',
  past: 'Finalizado',
  cancelled: 'Cancelado',
};
