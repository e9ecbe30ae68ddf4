/** Where the person's account is open. */
export const sessionMessages = {
  title: 'Dispositivos con sesión abierta',
  description: 'Vea en qué dispositivos está abierta su cuenta y ciérrela donde no la use.',
  text: 'Si no reconoce alguno, cierre su sesión allí y cambie su contraseña.',
  back: 'Mis Datos Personales',
  changePassword: 'Cambiar contraseña',
  loadFailed: 'No pudimos cargar sus sesiones',
  stale: 'No pudimos comprobar si hay cambios. Mostramos lo último que se cargó.',
  count: (count: number) => (count === 1 ? '1 dispositivo' : `${count} dispositivos`),
  current: 'Este dispositivo',
  unknownDevice: 'Dispositivo no reconocido',
  lastUsed: (when: string) => `Última vez: ${when}`,
  started: (when: string) => `Abierta desde: ${when}`,
  address: (address: string) => `Conexión: ${address}`,
  end: 'Cerrar sesión',
  endOn: (device: string) => `Cerrar sesión en ${device}`,
  endOthers: 'Cerrar las demás sesiones',
  onlyThis: 'Solo este dispositivo',
  onlyThisText: 'Su cuenta no está abierta en ningún otro. No tiene que hacer nada.',
  confirmOne: {
    title: '¿Cerrar la sesión en ese dispositivo?',
    text: (device: string) =>
      `En ${device} habrá que iniciar sesión otra vez. Se cierra en unos segundos.`,
  },
  confirmCurrent: {
    title: '¿Cerrar la sesión en este dispositivo?',
    text: 'Para volver a ver sus viajes aquí tendrá que iniciar sesión otra vez.',
  },
  confirmOthers: {
    title: '¿Cerrar las demás sesiones?',
    text: 'Este dispositivo seguirá con su sesión abierta. En los demás habrá que iniciar sesión otra vez. Se cierran en unos segundos.',
  },
  cancel: 'No cerrar',
  ending: 'Cerrando',
  ended: 'Sesión cerrada',
  othersEnded: 'Las demás sesiones se cerraron',
} as const;
