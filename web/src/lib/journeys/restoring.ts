/** What is asked before a journey or a service stands again, wherever it is restored: that mails somebody (product 3.9). */
export const restoring = {
  journeyTitle: (city: string) => `Restaurar el viaje a ${city}`,
  serviceTitle: (name: string) => `Restaurar ${name}`,
  text: 'Vuelve a estar en pie. Se avisará por correo a quien supo que se canceló.',
  submitJourney: 'Restaurar el viaje',
  submitService: 'Restaurar el servicio',
  keep: 'Dejarlo',
} as const;
